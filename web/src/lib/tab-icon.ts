/** The moon with a red dot: the table waits for you. */
const WAITS = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="15" cy="17" r="14" fill="#ffdf9b"/><circle cx="11" cy="14" r="2.500" fill="#e0a850"/><circle cx="19" cy="22" r="2" fill="#e0a850"/><circle cx="25" cy="7" r="7" fill="#d5382c" stroke="#fff" stroke-width="1.500"/></svg>',
)}`;

/** Marks the tab while it is hidden and the table waits for its visitor; returns how to stop. */
export function markTab(waits: boolean): () => void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel~="icon"]');
  if (!icon) return () => {};
  const usual = icon.href;
  const show = () => (icon.href = waits && document.hidden ? WAITS : usual);
  show();
  document.addEventListener("visibilitychange", show);
  return () => {
    document.removeEventListener("visibilitychange", show);
    icon.href = usual;
  };
}
