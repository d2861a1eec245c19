/**
 * Measures how different two colours look, also with a colour vision deficiency. Tests check the palettes with it, and
 * the page checks custom colours. Simulation: Machado, Oliveira and Fernandes (2009) at full severity, on linear RGB.
 * Distance: CIEDE2000.
 */
type Triple = readonly [number, number, number];

export const VISIONS = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protan: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deutan: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritan: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, readonly Triple[]>;
export type Vision = keyof typeof VISIONS;

const apply = (matrix: readonly Triple[], [a, b, c]: Triple): Triple =>
  matrix.map((row) => row[0] * a + row[1] * b + row[2] * c) as unknown as Triple;

function linear(hex: string): Triple {
  return [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as unknown as Triple;
}

const TO_XYZ: readonly Triple[] = [
  [0.4124564, 0.3575761, 0.1804375],
  [0.2126729, 0.7151522, 0.072175],
  [0.0193339, 0.119192, 0.9503041],
];
const WHITE: Triple = [0.95047, 1, 1.08883];

function lab(hex: string, vision: Vision): Triple {
  const seen = apply(VISIONS[vision], linear(hex)).map((value) => Math.min(1, Math.max(0, value)));
  const [x, y, z] = apply(TO_XYZ, seen as unknown as Triple).map((value, index) => {
    const share = value / (WHITE[index] ?? 1);
    return share > 216 / 24389 ? Math.cbrt(share) : (share * (24389 / 27) + 16) / 116;
  }) as unknown as Triple;
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The distance of two colours for a kind of vision. */
export function distance(one: string, other: string, vision: Vision = "normal"): number {
  return ciede2000(lab(one, vision), lab(other, vision));
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function hueOf(a: number, b: number): number {
  const angle = (Math.atan2(b, a) * 180) / Math.PI;
  return a === 0 && b === 0 ? 0 : (angle + 360) % 360;
}

export function ciede2000([l1, a1, b1]: Triple, [l2, a2, b2]: Triple): number {
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + 25 ** 7)));
  const [p1, p2] = [a1 * (1 + g), a2 * (1 + g)];
  const [c1, c2] = [Math.hypot(p1, b1), Math.hypot(p2, b2)];
  const [h1, h2] = [hueOf(p1, b1), hueOf(p2, b2)];
  const apart = Math.abs(h1 - h2) > 180;
  const grey = c1 * c2 === 0;
  const turn = grey ? 0 : h2 - h1 + (apart ? (h2 > h1 ? -360 : 360) : 0);
  const dL = l2 - l1;
  const dC = c2 - c1;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin(radians(turn / 2));
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  const h = grey ? h1 + h2 : (h1 + h2 + (apart ? (h1 + h2 < 360 ? 360 : -360) : 0)) / 2;
  const t =
    1 -
    0.17 * Math.cos(radians(h - 30)) +
    0.24 * Math.cos(radians(2 * h)) +
    0.32 * Math.cos(radians(3 * h + 6)) -
    0.2 * Math.cos(radians(4 * h - 63));
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sC = 1 + 0.045 * c;
  const sH = 1 + 0.015 * c * t;
  const rotation =
    -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(radians(60 * Math.exp(-(((h - 275) / 25) ** 2))));
  return Math.sqrt((dL / sL) ** 2 + (dC / sC) ** 2 + (dH / sH) ** 2 + rotation * (dC / sC) * (dH / sH));
}

/** The contrast ratio of WCAG. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [one, other].map((hex) => apply(TO_XYZ, linear(hex))[1] + 0.05).toSorted((a, b) => a - b) as [
    number,
    number,
  ];
  return light / dark;
}
