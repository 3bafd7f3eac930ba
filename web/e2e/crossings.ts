/**
 * What a careful eye would call untidy on the page that is shown: words or controls that lie on one another, and words or
 * controls that are cut. It runs in the page, in one go, so it may use nothing from outside itself.
 */
export function crossings(): string[] {
  /** Less than this is a border that touches, or a letter's overhang. */
  const TOUCH_PX = 2;
  /** Places to press may share a little of their edges: they are larger than what is drawn of them. */
  const SHARE_PX = 6;
  /** A line's box is taller than its letters: this much of it is air, above and below. */
  const AIR = 0.24;
  /** So much of a letter's head is a speck, not a line. */
  const SLIVER_PX = 1;
  /** Names and numbers lie on the lower rim of a picture; nothing lies higher. */
  const RIM = 0.3;
  type Box = { left: number; top: number; right: number; bottom: number };
  interface Piece extends Box {
    kind: "text" | "control" | "picture";
    element: Element;
    name: string;
  }
  /** What is laid over the table for a moment: something said, the coach's paper, the hand that one looks at while voting, that the house is out of breath. */
  const LAID = ".bubble, .coach, .vote .hand, .away, .breath";
  const found: string[] = [];
  const round = ({ left, top, right, bottom }: Box) =>
    `${Math.round(left)},${Math.round(top)}–${Math.round(right)},${Math.round(bottom)}`;
  const short = (text: string | null) => (text ?? "").trim().replace(/\s+/g, " ").slice(0, 32);

  // What lies under a sheet or a note is not looked at.
  const dialogs = [...document.querySelectorAll("dialog[open], [role=alertdialog]")];
  const root: Element = dialogs.at(-1) ?? document.body;

  const styles = new Map<Element, CSSStyleDeclaration>();
  const styleOf = (element: Element) => {
    let style = styles.get(element);
    if (!style) styles.set(element, (style = getComputedStyle(element)));
    return style;
  };
  /** Nothing of it is drawn: hidden, see-through, or only for screen readers. Tests may leave the page as a whole unpainted. */
  const unseen = new Map<Element, boolean>();
  const isUnseen = (element: Element): boolean => {
    const known = unseen.get(element);
    if (known !== undefined) return known;
    const style = styleOf(element);
    const own =
      style.display === "none" ||
      style.visibility === "hidden" ||
      Number(style.opacity) < 0.05 ||
      style.clipPath.startsWith("inset(50%");
    const around = element.parentElement;
    const is = own || (around !== null && around !== document.documentElement && isUnseen(around));
    unseen.set(element, is);
    return is;
  };
  const screen: Box = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const common = (a: Box, b: Box): Box => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const isEmpty = (box: Box, touch = TOUCH_PX) =>
    box.right - box.left <= touch || box.bottom - box.top <= touch;
  const beyond = (box: Box, frame: Box) =>
    Math.max(frame.left - box.left, box.right - frame.right, frame.top - box.top, box.bottom - frame.bottom);

  /** What stays in place while the rest scrolls under it. */
  const staying = [...root.querySelectorAll("*")].filter((element) => styleOf(element).position === "sticky");
  function besideStaying(element: Element, frame: Element, edge: Box): Box {
    const left = { ...edge };
    for (const stays of staying) {
      if (!frame.contains(stays) || stays.contains(element)) continue;
      const { top, bottom } = stays.getBoundingClientRect();
      if (bottom >= edge.bottom - TOUCH_PX) left.bottom = Math.min(left.bottom, top);
      else if (top <= edge.top + TOUCH_PX) left.top = Math.max(left.top, bottom);
    }
    return left;
  }

  /** What is left to see of a box inside the boxes around it, and whether it is cut where nobody can scroll. */
  function clipped(element: Element, box: Box, from: Element | null): { seen: Box; cut: boolean } {
    let seen = box;
    let rest = box;
    let cut = false;
    let fixed = false;
    for (let around = from; around; around = around.parentElement) {
      const style = styleOf(around);
      const clips = style.overflowX !== "visible" || style.overflowY !== "visible";
      if (clips && !fixed && around !== document.body && around !== document.documentElement) {
        const frame = around.getBoundingClientRect();
        const margin = parseFloat(style.getPropertyValue("overflow-clip-margin")) || 0;
        const edge: Box = {
          left: frame.left - margin,
          top: frame.top - margin,
          right: frame.right + margin,
          bottom: frame.bottom + margin,
        };
        // Dots at the end of a long name say that there is more; a line too many of a clue is shown by a tap.
        const told = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        const scrolls = /auto|scroll/.test(style.overflowX + style.overflowY);
        if (!told && !scrolls && beyond(rest, edge) > TOUCH_PX) cut = true;
        seen = common(seen, scrolls ? besideStaying(element, around, edge) : edge);
        if (told || scrolls) rest = seen;
      }
      if (style.position === "fixed") fixed = true;
    }
    const scrolling = document.documentElement.scrollHeight > innerHeight + 1;
    if (!isEmpty(rest) && beyond(rest, scrolling ? { ...screen, bottom: Infinity } : screen) > TOUCH_PX)
      cut = true;
    return { seen: common(seen, screen), cut };
  }

  /** Where words that may have so many lines and no more end. */
  function clampedAt(element: Element): number {
    for (let around: Element | null = element; around; around = around.parentElement)
      if (styleOf(around).webkitLineClamp !== "none") return around.getBoundingClientRect().bottom;
    return Infinity;
  }

  /** Whether something that is not see-through lies over the middle of a box. */
  function covered(element: Element, { left, top, right, bottom }: Box): Element | null {
    if (styleOf(element).pointerEvents === "none") return null;
    const over = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (!over || over.contains(element) || element.contains(over) || over.closest(LAID)) return null;
    for (let layer: Element | null = over; layer && !layer.contains(element); layer = layer.parentElement) {
      const { backgroundColor, backgroundImage } = styleOf(layer);
      const seeThrough = /rgba\([^)]*, 0(\.\d+)?\)|transparent/;
      const solid =
        !seeThrough.test(backgroundColor) ||
        (backgroundImage !== "none" && !seeThrough.test(backgroundImage));
      if (solid || layer.tagName === "IMG") return over;
    }
    return null;
  }

  const pieces: Piece[] = [];
  const CONTROLS = "button, a[href], input, textarea, [role=radio], [role=button], summary";
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || !short(node.textContent) || isUnseen(element)) continue;
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      if (line.width < 1 || line.height < 1) continue;
      const air = line.height * AIR;
      const box = { left: line.left, right: line.right, top: line.top + air, bottom: line.bottom - air };
      const { seen, cut } = clipped(element, box, element);
      const name = `“${short(node.textContent)}”`;
      const foot = clampedAt(element);
      if (line.top + line.height / 2 > foot && box.top < foot - SLIVER_PX)
        found.push(`a sliver of a further line of ${name} is seen (${round(box)})`);
      if (cut) found.push(`${name} is cut (${round(box)})`);
      if (isEmpty(seen)) continue;
      const over = covered(element, seen);
      if (over)
        found.push(
          `${name} lies under ${over.tagName.toLowerCase()}.${over.getAttribute("class")?.split(" ")[0] ?? ""} (${round(seen)})`,
        );
      pieces.push({ kind: "text", element, name, ...seen });
    }
  }
  for (const element of root.querySelectorAll(CONTROLS)) {
    if (isUnseen(element)) continue;
    const rect = element.getBoundingClientRect();
    if (rect.width < 1 || rect.height < 1) continue;
    const box: Box = { left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom };
    const { seen, cut } = clipped(element, box, element.parentElement);
    const pictured = element.querySelector("img") !== null && !short((element as HTMLElement).innerText);
    const name = `[${short(element.getAttribute("aria-label") ?? element.textContent) || element.tagName}]`;
    // A hand is tucked into the rail.
    if (cut && !(pictured && element.closest(".hand"))) found.push(`${name} is cut (${round(box)})`);
    if (!isEmpty(seen)) pieces.push({ kind: pictured ? "picture" : "control", element, name, ...seen });
  }

  const related = (a: Element, b: Element) => a.contains(b) || b.contains(a);
  /** A place to press that is spread over what it is about, and shows nothing itself. */
  const spread = (over: Piece, under: Piece) =>
    over.kind === "control" &&
    !short(over.element.textContent) &&
    (over.element.parentElement?.contains(under.element) ?? false);
  for (const [at, a] of pieces.entries()) {
    for (const b of pieces.slice(at + 1)) {
      if (a.kind === "picture" && b.kind !== "text") continue;
      if (b.kind === "picture" && a.kind !== "text") continue;
      const both = common(a, b);
      const touch = a.kind === "control" && b.kind === "control" ? SHARE_PX : TOUCH_PX;
      if (isEmpty(both, touch) || related(a.element, b.element)) continue;
      if (a.element.closest(LAID) !== b.element.closest(LAID)) continue;
      if (spread(a, b) || spread(b, a)) continue;
      const picture = a.kind === "picture" ? a : b.kind === "picture" ? b : null;
      if (picture && both.top > picture.bottom - (picture.bottom - picture.top) * RIM) continue;
      found.push(`${a.name} and ${b.name} lie on one another (${round(both)})`);
    }
  }
  return [...new Set(found)];
}
