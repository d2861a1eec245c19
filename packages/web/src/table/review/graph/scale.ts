/** Chooses a scale with round ticks that always includes zero. */
export interface Scale {
  readonly low: number;
  readonly high: number;
  readonly ticks: readonly number[];
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];

export function scaleFor(values: readonly number[], most: number): Scale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = STEPS.find((each) => (high - low) / each <= most) ?? 500;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return {
    low: first * step,
    high: last * step,
    ticks: Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step),
  };
}

/** The scale for probabilities. */
export const SHARES: Scale = { low: 0, high: 1, ticks: [0, 0.5, 1] };
