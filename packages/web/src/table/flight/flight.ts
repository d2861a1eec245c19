/** Points that fly from the board to a player's total. */
import { eachFrame } from "@interchange/boards/motion";

export interface Flight {
  readonly points: number;
  /** Where they start, in the window. */
  readonly from: { readonly x: number; readonly y: number };
  /** In milliseconds. */
  readonly time: number;
  readonly skipped: AbortSignal;
}

/** How far the way bends upwards, as a share of its length. */
const BEND = 0.2;

/** `style` has the colours of the player as custom properties, `--seat` and `--seat-on`. */
export function fly(
  { points, from, time, skipped }: Flight,
  total: string,
  style: Readonly<Record<string, string>>,
): void {
  const targets = [...document.querySelectorAll(`[data-total="${total}"]`)].map((each) => each.getBoundingClientRect());
  const target = targets.findLast(({ width }) => width > 0);
  if (!target) return;
  const to = { x: target.x + target.width / 2, y: target.y + target.height / 2 };
  const bend = BEND * Math.hypot(to.x - from.x, to.y - from.y);
  const sign = document.createElement("span");
  sign.className = "flying-points";
  sign.ariaHidden = "true";
  sign.textContent = `+${points}`;
  for (const [name, value] of Object.entries(style)) sign.style.setProperty(name, value);
  document.body.append(sign);
  const draw = (now: number): void => {
    const share = 1 - (1 - now / time) ** 2;
    const at = (axis: "x" | "y"): number => from[axis] + (to[axis] - from[axis]) * share;
    const up = 4 * bend * share * (1 - share);
    sign.style.transform = `translate(${at("x")}px, ${at("y") - up}px) translate(-50%, -50%)`;
  };
  void eachFrame(time, draw, skipped).then(() => sign.remove());
}
