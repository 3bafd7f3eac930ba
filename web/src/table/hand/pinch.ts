import type { Action } from "svelte/action";

export interface PinchOptions {
  active: boolean;
  /** Swiped down at its natural size: put it back. */
  away: () => void;
}

const MOST = 4;
const AWAY_PX = 110;
/** A finger that moves less is a tap, and two taps within this time are one wish. */
const TAP_PX = 10;
const TAPS_WITHIN_MS = 280;

/** Two fingers enlarge a picture, one moves it then; a double tap goes there and back; down puts it away. */
export const pinch: Action<HTMLElement, PinchOptions> = (node, first) => {
  let options = first;
  const fingers = new Map<number, { x: number; y: number }>();
  let scale = 1;
  let at = { x: 0, y: 0 };
  let from: { far: number; scale: number; x: number; y: number; ax: number; ay: number } | null = null;
  let tapped = 0;
  let tapping = false;

  const show = (calm = false) => {
    const most = (node.offsetWidth * (scale - 1)) / 2;
    const high = (node.offsetHeight * (scale - 1)) / 2;
    at.x = Math.min(most, Math.max(-most, at.x));
    if (scale > 1) at.y = Math.min(high, Math.max(-high, at.y));
    node.style.transition = calm ? "transform 180ms" : "";
    node.style.transform =
      scale === 1 && !at.x && !at.y ? "" : `translate(${at.x}px, ${at.y}px) scale(${scale})`;
    node.style.touchAction = scale > 1 ? "none" : "pan-x";
  };
  const home = () => {
    scale = 1;
    at = { x: 0, y: 0 };
  };
  const begin = () => {
    const [a, b] = [...fingers.values()];
    if (!a) return void (from = null);
    const middle = b ? { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 } : a;
    from = {
      far: b ? Math.hypot(a.x - b.x, a.y - b.y) : 0,
      scale,
      x: middle.x,
      y: middle.y,
      ax: at.x,
      ay: at.y,
    };
  };
  const down = (event: PointerEvent) => {
    tapping = fingers.size === 0;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    begin();
  };
  const move = (event: PointerEvent) => {
    if (!options.active || !fingers.has(event.pointerId) || !from) return;
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const [a, b] = [...fingers.values()];
    const middle = b ? { x: (a!.x + b.x) / 2, y: (a!.y + b.y) / 2 } : a!;
    if (b && from.far)
      scale = Math.min(MOST, Math.max(1, (from.scale * Math.hypot(a!.x - b.x, a!.y - b.y)) / from.far));
    const dy = middle.y - from.y;
    if (Math.hypot(middle.x - from.x, dy) > TAP_PX) tapping = false;
    at = scale > 1 ? { x: from.ax + middle.x - from.x, y: from.ay + dy } : { x: 0, y: Math.max(0, dy) };
    show();
  };
  const up = (event: PointerEvent) => {
    if (!fingers.delete(event.pointerId)) return;
    if (fingers.size) return begin();
    if (scale === 1 && at.y > AWAY_PX) return options.away();
    if (scale < 1.05) home();
    show(true);
    from = null;
    // What pinched or carried was no tap, however quick.
    if (!tapping) return void (tapped = 0);
    if (event.timeStamp - tapped < TAPS_WITHIN_MS) {
      scale = scale > 1 ? 1 : 2.2;
      at = { x: 0, y: 0 };
      show(true);
      tapped = 0;
    } else tapped = event.timeStamp;
  };
  const lost = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    if (scale === 1) at = { x: 0, y: 0 };
    show(true);
  };

  show();
  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", lost);
  return {
    update(next) {
      if (options.active && !next.active) {
        home();
        show();
      }
      options = next;
    },
    destroy() {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", lost);
    },
  };
};
