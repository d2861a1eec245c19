/** Shows points at the station that scored them. */
import { LONDON_MAP } from "@interchange/underground/drawing";
import { play } from "../motion.ts";
import type { Speed } from "../speed.ts";

const SVG = "http://www.w3.org/2000/svg";
/** As long as the pause before the next player. */
const LASTS = 600;
/** In CSS pixels: how far it rises, and its size. */
const RISES = 26;
const HIGH = 20;

/** A sign with the points rises from a station; resolves when it is gone, or at once if motion is off. */
export async function rise(
  layer: SVGGElement,
  station: string,
  text: string,
  size: number,
  speed: Speed,
  share: number,
): Promise<void> {
  const spot = LONDON_MAP.stations[station];
  if (!spot) return;
  const sign = document.createElementNS(SVG, "g");
  const plate = document.createElementNS(SVG, "rect");
  const words = document.createElementNS(SVG, "text");
  const wide = 12 + 8 * text.length;
  for (const [name, value] of Object.entries({ x: -wide / 2, y: -HIGH / 2, width: wide, height: HIGH, rx: HIGH / 2 }))
    plate.setAttribute(name, String(value));
  words.setAttribute("y", "5");
  words.textContent = text;
  sign.setAttribute("class", "map-gain");
  sign.append(plate, words);
  const at = (up: number): string => `translate(${spot.x}px,${spot.y - (RISES + up) * size}px) scale(${size})`;
  sign.style.transform = at(0);
  layer.append(sign);
  const frames = [
    { transform: at(-14), opacity: 0 },
    { transform: at(0), opacity: 1, offset: 0.25 },
    { transform: at(4), opacity: 1, offset: 0.75 },
    { transform: at(RISES / 2), opacity: 0 },
  ];
  try {
    await play(sign, frames, LASTS * share, speed)?.finished;
  } catch {
    // Skipped.
  }
  sign.remove();
}
