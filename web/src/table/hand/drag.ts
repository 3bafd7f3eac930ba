import type { Action } from "svelte/action";

export interface DragOptions {
  enabled: boolean;
  /** Let go at this point of the screen: true if it landed somewhere. */
  drop: (x: number, y: number) => boolean;
  /** A finger that rests: look closer. */
  rest?: () => void;
  lifted?: (held: boolean) => void;
}

const FAR_PX = 9;
const REST_MS = 450;

/** A thing that can be carried with the finger or the mouse; a tap stays a tap. */
export const drag: Action<HTMLElement, DragOptions> = (node, first) => {
  let options = first;
  let from: { x: number; y: number; id: number } | null = null;
  let carried = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    clearTimeout(timer);
    if (carried) {
      node.style.translate = "";
      node.style.zIndex = "";
      node.classList.remove("carried");
      options.lifted?.(false);
    }
    from = null;
    carried = false;
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !event.isPrimary) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    clearTimeout(timer);
    if (options.rest && event.pointerType === "touch")
      timer = setTimeout(() => from && !carried && (options.rest?.(), swallow(), end()), REST_MS);
  };
  const move = (event: PointerEvent) => {
    if (!from || event.pointerId !== from.id) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (Math.hypot(dx, dy) > FAR_PX) clearTimeout(timer);
    if (!carried && options.enabled && Math.hypot(dx, dy) > FAR_PX) {
      carried = true;
      node.setPointerCapture(event.pointerId);
      node.classList.add("carried");
      node.style.zIndex = "20";
      options.lifted?.(true);
    }
    if (carried) {
      event.preventDefault();
      node.style.translate = `${dx}px ${dy}px`;
    }
  };
  const up = (event: PointerEvent) => {
    if (carried) {
      swallow();
      options.drop(event.clientX, event.clientY);
    }
    end();
  };
  /** The click that follows a drag means nothing. */
  const swallow = () => {
    const stop = (event: Event) => (event.stopPropagation(), event.preventDefault());
    node.addEventListener("click", stop, { capture: true, once: true });
    setTimeout(() => node.removeEventListener("click", stop, { capture: true }), 60);
  };
  const menu = (event: Event) => event.preventDefault();

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", end);
  node.addEventListener("contextmenu", menu);
  return {
    update: (next) => void (options = next),
    destroy() {
      end();
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", end);
      node.removeEventListener("contextmenu", menu);
    },
  };
};
