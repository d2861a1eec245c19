/** The duration of each animation, and its replacement for reduced motion. */
import type { Speed } from "./speed.ts";

export const FACTORS: Readonly<Record<Speed, number>> = { off: 0, fast: 0.5, normal: 1, slow: 2 };
const FADE = 100;

/** Milliseconds at normal speed. */
export const TIMES = { placed: 160, placedByTouch: 200, byOthers: 300 } as const;

export function traceTime(segments: number): number {
  return Math.min(400, segments * 12);
}

const asks = (query: string): boolean => matchMedia(query).matches;
export const wantsLessMotion = (): boolean => asks("(prefers-reduced-motion: reduce)");
export const isTouched = (): boolean => asks("(pointer: coarse)");

/** Plays frames on an element. With reduced motion it is a short fade; at speed `off` nothing plays. */
export function play(
  element: Element,
  frames: Keyframe[],
  time: number,
  speed: Speed,
  easing = "cubic-bezier(.2,.7,.3,1)",
): Animation | undefined {
  const factor = FACTORS[speed];
  if (!factor || !element.animate) return undefined;
  if (wantsLessMotion()) return element.animate([{ opacity: 0 }, { opacity: 1 }], Math.min(FADE, time * factor));
  return element.animate(frames, { duration: time * factor, easing });
}

/** Draws every frame until the time is up or somebody skips it, with the milliseconds that have passed. */
export function eachFrame(lasts: number, draw: (now: number) => void, skipped: AbortSignal): Promise<void> {
  const began = performance.now();
  return new Promise((resolve) => {
    skipped.addEventListener("abort", () => resolve());
    const step = (): void => {
      if (skipped.aborted) return;
      const now = performance.now() - began;
      draw(Math.min(now, lasts));
      if (now < lasts) requestAnimationFrame(step);
      else resolve();
    };
    step();
  });
}

/** Ends all animations on a layer. */
export function skipMotion(layer: SVGGElement): void {
  for (const animation of layer.getAnimations({ subtree: true })) animation.cancel();
}
