/** Draws a board with a caption below it: the players and their points. */
import type { Part, PictureOptions, Picturing } from "./picture.ts";

export interface Caption {
  readonly title: string;
  /** At the end of the first line, for example the move number. */
  readonly aside: string;
  readonly names: readonly string[];
}

/** Everything is drawn in a frame of this width. */
const WIDTH = 960;
const PADDING = 24;
const LINE = 40;
/** How many names fit side by side, and how many signs without names. */
const BESIDE = 3;
const SIGNS_BESIDE = 8;

export interface Card {
  readonly width: number;
  readonly height: number;
  readonly parts: readonly Part[];
}

export const GROUND = {
  light: { paper: "#f2eee4", ink: "#1c2230", soft: "#5a6070" },
  dark: { paper: "#12151b", ink: "#f2f0ea", soft: "#a6adba" },
} as const;

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[sign] ?? sign);

/** Without a caption, the board alone. */
export function cardOf(
  picturing: Picturing,
  position: unknown,
  caption: Caption | undefined,
  { theme = "light", since }: PictureOptions = {},
): Card {
  const { style } = picturing;
  const box = picturing.box(position);
  const scale = WIDTH / box.width;
  const high = Math.round(box.height * scale);
  const { paper, ink, soft } = GROUND[theme];
  const frame = `<g transform="scale(${round(scale)}) translate(${-box.x} ${-box.y})" ${style}>`;
  const board = picturing
    .parts(position, { theme, ...(since !== undefined && { since }) })
    .map(([layer, svg]): Part => [layer, `${frame}${svg}</g>`]);
  const ground = (height: number): Part => [-1, `<rect width="${WIDTH}" height="${height}" fill="${paper}"/>`];
  if (!caption) return { width: WIDTH, height: high, parts: [ground(high), ...board] };
  const { title, aside, names } = caption;
  const rows = Math.ceil(names.length / BESIDE);
  const others = picturing.others?.(position, theme) ?? [];
  const height = high + PADDING + LINE * (rows + 1 + Math.ceil(others.length / SIGNS_BESIDE));
  const top = high + PADDING + 12;
  const points = picturing.points(position);
  const signs = picturing.signs(position, theme);
  const text = (x: number, y: number, what: string, more: string): string =>
    `<text x="${x}" y="${y}" font-size="26" ${more}>${escaped(what)}</text>`;
  return {
    width: WIDTH,
    height,
    parts: [
      ground(height),
      ...board,
      [100, text(PADDING, top, title, `font-weight="600" fill="${ink}"`)],
      [100, text(WIDTH - PADDING, top, aside, `text-anchor="end" fill="${soft}"`)],
      ...names.flatMap((name, seat): readonly Part[] => {
        const x = PADDING + (seat % BESIDE) * ((WIDTH - 2 * PADDING) / BESIDE);
        const y = top + LINE * (1 + Math.floor(seat / BESIDE));
        const { svg, width } = signs[seat] ?? { svg: "", width: 0 };
        const after = x + width + 10;
        return [
          [101, `<g transform="translate(${x} ${y - 22})">${svg}</g>`],
          [101, text(after, y, shortened(name), `fill="${ink}"`)],
          [
            102,
            text(
              x + (WIDTH - 2 * PADDING) / BESIDE - 24,
              y,
              String(points[seat] ?? 0),
              `text-anchor="end" font-weight="600" fill="${ink}"`,
            ),
          ],
        ];
      }),
      ...others.flatMap(({ sign, points: theirs }, at): readonly Part[] => {
        const x = PADDING + (at % SIGNS_BESIDE) * ((WIDTH - 2 * PADDING) / SIGNS_BESIDE);
        const y = top + LINE * (1 + rows + Math.floor(at / SIGNS_BESIDE));
        return [
          [101, `<g transform="translate(${x} ${y - 22})">${sign.svg}</g>`],
          [102, text(x + sign.width + 10, y, String(theirs), `fill="${ink}"`)],
        ];
      }),
    ],
  };
}

function shortened(name: string): string {
  const letters = Array.from(name);
  return letters.length > 16 ? `${letters.slice(0, 15).join("")}…` : name;
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

const FONT = `font-family="'Barlow Semi Condensed','DejaVu Sans Condensed',sans-serif"`;

/** A standalone SVG file. */
export function svgFile(
  { width, height }: Pick<Card, "width" | "height">,
  title: string,
  inside: string,
  wide = width,
): string {
  const high = Math.round((wide * height) / width);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${wide}" height="${high}" role="img" ${FONT}><title>${escaped(title)}</title>${inside}</svg>`;
}

export function stillSvg(card: Card, title: string, wide?: number): string {
  return svgFile(card, title, card.parts.map(([, svg]) => svg).join(""), wide);
}
