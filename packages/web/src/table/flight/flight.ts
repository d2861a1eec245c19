/** Points that fly from the board to the total of whoever earned them. */
import { eachFrame } from "@interchange/boards/motion";
import "./flight.css";

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

/** How far points rise, in pixels, where their total is not on the page. */
const RISE = 48;

/**
 * Resolves when they have landed on a total such as "seat 2", or where all of its kind are. `style` has the colours of
 * the owner as custom properties, `--seat` and `--seat-on`.
 */
export async function fly(
  { points, from, time, skipped }: Flight,
  total: string,
  style: Readonly<Record<string, string>>,
): Promise<void> {
  const target = boxOf(total) ?? boxOf(total.replace(/ .*/, ""));
  const to = target
    ? { x: target.x + target.width / 2, y: target.y + target.height / 2 }
    : { x: from.x, y: from.y - RISE };
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
  await eachFrame(time, draw, skipped);
  sign.remove();
}

function boxOf(name: string): DOMRect | undefined {
  const boxes = [...document.querySelectorAll(`[data-total="${name}"]`)].map((each) => each.getBoundingClientRect());
  return boxes.findLast(({ width }) => width > 0);
}
