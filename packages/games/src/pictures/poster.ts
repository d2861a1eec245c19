/** Composes a poster: the finished network, the players with their points, and a few words. */
import { escaped, GROUND, svgFile } from "./card.ts";
import type { LineText, Picturing, Theme } from "./picture.ts";

export interface PosterText {
  readonly title: string;
  /** Below each other at the top right. */
  readonly beside: readonly string[];
  /** At the foot. */
  readonly note: string;
  /** By seat; empty names are left out. */
  readonly names: readonly string[];
  /** What a game with lines of its own writes at them. */
  readonly lines?: LineText | undefined;
  /** Below a name: the winner, or how far behind. */
  readonly place: (behind: number) => string;
}

const [WIDTH, HEIGHT] = [1200, 1600];
const MARGIN = 80;
const INSIDE = WIDTH - 2 * MARGIN;
/** The paper is lighter than the page, for print. */
const PAPER = { light: "#fbf8ef", dark: GROUND.dark.paper } as const;
/** The network lies between these heights, the players below. */
const NETWORK = { top: 215, bottom: 1265 } as const;
const PLAYERS = { rule: 1285, top: 1312, row: 98 } as const;
const BESIDE = 3;
const GAP = 48;
const SIGN = 66;
const POINTS = 74;

export function posterOf(picturing: Picturing, position: unknown, words: PosterText, theme: Theme): string {
  const { ink, soft } = GROUND[theme];
  const paper = PAPER[theme];
  const text = (x: number, y: number, size: number, what: string, more: string): string =>
    what && `<text x="${round(x)}" y="${round(y)}" font-size="${size}" ${more}>${escaped(what)}</text>`;
  const end = ` text-anchor="end"`;
  const inside = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${paper}"/>`,
    networkOf(picturing, position, theme, paper, words.lines),
    text(MARGIN, 178, 112, words.title, `font-weight="600" fill="${ink}"`),
    ...words.beside.map((line, at) => text(WIDTH - MARGIN, 108 + at * 36, 26, line, `fill="${soft}"${end}`)),
    `<rect x="${MARGIN}" y="${PLAYERS.rule}" width="${INSIDE}" height="5" fill="${ink}"/>`,
    playersOf(picturing, position, words, theme, text),
    `<g transform="translate(${MARGIN} 1504) scale(1.3)"><path d="M2 16h28M16 2v28" stroke="${ACCENT[theme]}" stroke-width="5" stroke-linecap="round"/><circle cx="16" cy="16" r="7.5" fill="${paper}" stroke="${ink}" stroke-width="4"/></g>`,
    text(MARGIN + 58, 1534, 28, "Interchange", `font-weight="600" fill="${ink}"`),
    text(WIDTH - MARGIN, 1534, 24, words.note, `fill="${soft}"${end}`),
  ];
  return svgFile({ width: WIDTH, height: HEIGHT }, words.title, inside.join(""), 2 * WIDTH);
}

const ACCENT = { light: "#2a63d6", dark: "#6b99ff" } as const;

function networkOf(
  picturing: Picturing,
  position: unknown,
  theme: Theme,
  paper: string,
  lines: LineText | undefined,
): string {
  const { box, svg } = picturing.poster(position, theme, paper, lines);
  const high = NETWORK.bottom - NETWORK.top;
  // A wide map may run to the edges of the sheet.
  const scale = Math.min(WIDTH / box.width, high / box.height);
  const left = (WIDTH - box.width * scale) / 2;
  const top = NETWORK.top + (high - box.height * scale) / 2;
  return `<g transform="translate(${round(left)} ${round(top)}) scale(${round(scale)}) translate(${-box.x} ${-box.y})" ${picturing.style}>${svg}</g>`;
}

type Text = (x: number, y: number, size: number, what: string, more: string) => string;

/** The best first. */
function playersOf(picturing: Picturing, position: unknown, words: PosterText, theme: Theme, text: Text): string {
  const { ink, soft } = GROUND[theme];
  const points = picturing.points(position);
  const markers = picturing.markers(position, theme);
  const below = picturing.below(position, theme, words.lines);
  const best = Math.max(...points);
  const seats = points.map((_, seat) => seat).toSorted((one, other) => (points[other] ?? 0) - (points[one] ?? 0));
  const columns = Math.min(BESIDE, seats.length);
  const column = (INSIDE - GAP * (columns - 1)) / columns;
  return seats
    .map((seat, at) => {
      const x = MARGIN + (at % columns) * (column + GAP);
      const y = PLAYERS.top + Math.floor(at / columns) * PLAYERS.row;
      const marker = markers[seat] ?? "";
      const after = x + (marker ? SIGN + 18 : 0);
      const own = points[seat] ?? 0;
      const room = x + column - after - widthOf(String(own), POINTS) - 16;
      const name = fitting(words.names[seat] ?? "", room);
      const place = seats.length > 1 ? words.place(best - own) : "";
      const sign = below[seat];
      return [
        marker && `<g transform="translate(${round(x)} ${y}) scale(${SIGN / 28})">${marker}</g>`,
        text(after, y + 30, name.size, name.text, `font-weight="600" fill="${ink}"`),
        sign?.svg
          ? `<g transform="translate(${round(after)} ${y + 38}) scale(${round(Math.min(1.1, room / sign.width))})">${sign.svg}</g>`
          : text(after, y + 61, Math.min(24, sizeIn(place, room, PLAIN_LETTER)), place, `fill="${soft}"`),
        text(x + column, y + 59, POINTS, String(own), `font-weight="600" text-anchor="end" fill="${ink}"`),
      ].join("");
    })
    .join("");
}

/** The usual width of a letter, as a share of its size. */
const LETTER = 0.54;
const PLAIN_LETTER = 0.47;
const widthOf = (text: string, size: number): number => Array.from(text).length * size * LETTER;
/** The largest size in which a text fits. */
const sizeIn = (text: string, room: number, letter = LETTER): number =>
  Math.floor(room / (Math.max(1, Array.from(text).length) * letter));
const SIZES = { most: 40, least: 28 } as const;

/** A name in the largest size that fits; the end is cut off if even the smallest does not. */
export function fitting(name: string, room: number): { readonly text: string; readonly size: number } {
  const letters = Array.from(name);
  const size = sizeIn(name, room);
  if (size >= SIZES.least) return { text: name, size: Math.min(SIZES.most, size) };
  const most = Math.max(1, Math.floor(room / (SIZES.least * LETTER)) - 1);
  return { text: `${letters.slice(0, most).join("").trimEnd()}…`, size: SIZES.least };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
