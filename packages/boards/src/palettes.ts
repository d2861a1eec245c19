/**
 * Other colours for seats and lines, for people who see two kinds of cone only. Names stay true: yellow is a yellow. They
 * were found by trying small changes of the standard colours, keeping those that put the nearest pair further apart for
 * the eyes they are for, while everybody else still tells all of them apart; `palette.test.ts` holds them to that.
 */
import type { Colour } from "@interchange/metro/drawing";
import { paintOf, THEMES } from "@interchange/metro/drawing";
import type { Paint, Theme } from "@interchange/metro/drawing";
import { linePaint } from "@interchange/underground/drawing";
import type { LinePaint } from "@interchange/underground/drawing";

export const PALETTES = ["standard", "redGreen", "blueYellow"] as const;
export type Palette = (typeof PALETTES)[number];

/** Fill, edge, dash, and what is written on it; by colour. */
type Written = Readonly<Record<string, string>>;

interface Chosen {
  readonly seats: Readonly<Record<Theme, Written>>;
  readonly lines: Readonly<Record<Theme, Written>>;
}

const CHOSEN: Readonly<Record<Exclude<Palette, "standard">, Chosen>> = {
  redGreen: {
    seats: {
      light: {
        yellow: "#f7c640 #b38c00 #1c2230 #1c2230",
        blue: "#434292 #434292 #ffffff #ffffff",
        orange: "#824101 #824101 #ffffff #ffffff",
        green: "#5a9580 #5a9580 #ffffff #1c2230",
        purple: "#aa84f8 #9f7aec #1c2230 #1c2230",
        black: "#121313 #121313 #ffffff #ffffff",
        gray: "#f3f4f3 #909190 #1c2230 #1c2230",
        red: "#4e0a03 #4e0a03 #ffffff #ffffff",
        brown: "#635640 #635640 #ffffff #ffffff",
        white: "#e9f3e9 #879087 #1c2230 #1c2230",
      },
      dark: {
        yellow: "#a79800 #a79800 #0f1319 #0f1319",
        blue: "#5045b0 #7867d7 #ffffff #ffffff",
        orange: "#7c3c09 #b06735 #ffffff #ffffff",
        green: "#b3fecc #b3fecc #0f1319 #0f1319",
        purple: "#e0b4fd #e0b4fd #0f1319 #0f1319",
        black: "#091016 #73797f #ffffff #ffffff",
        gray: "#7c8080 #7c8080 #ffffff #0f1319",
        red: "#cf0048 #e22756 #ffffff #ffffff",
        brown: "#3a0b00 #a3685e #ffffff #ffffff",
        white: "#f2f3f2 #f2f3f2 #0f1319 #0f1319",
      },
    },
    lines: {
      light: {
        red: "#a56045 #a56045 #ffffff #ffffff",
        black: "#171717 #171717 #ffffff #ffffff",
        green: "#4bdb96 #138a58 #1c2230 #1c2230",
        orange: "#f97504 #c05a06 #1c2230 #1c2230",
        blue: "#bf94f6 #8d66c3 #1c2230 #1c2230",
        yellow: "#fefe3a #777900 #1c2230 #1c2230",
        pink: "#a98295 #946e80 #ffffff #1c2230",
        brown: "#5d2c02 #5d2c02 #ffffff #ffffff",
        grey: "#404040 #404040 #ffffff #ffffff",
        white: "#e9faf4 #697872 #1c2230 #1c2230",
        purple: "#293097 #293097 #ffffff #ffffff",
      },
      dark: {
        red: "#9c4b2a #b96441 #ffffff #ffffff",
        black: "#080e1a #777c89 #ffffff #ffffff",
        green: "#8fbc93 #8fbc93 #0f1319 #0f1319",
        orange: "#d37b02 #d37b02 #ffffff #0f1319",
        blue: "#5070af #5b7aba #ffffff #ffffff",
        yellow: "#cdf53e #cdf53e #0f1319 #0f1319",
        pink: "#d6a4da #d6a4da #0f1319 #0f1319",
        brown: "#3b1903 #9d705b #ffffff #ffffff",
        grey: "#737373 #787878 #ffffff #ffffff",
        white: "#f6f6f6 #f6f6f6 #0f1319 #0f1319",
        purple: "#36217d #8868ce #ffffff #ffffff",
      },
    },
  },
  blueYellow: {
    seats: {
      light: {
        yellow: "#ecd851 #9f9208 #1c2230 #1c2230",
        blue: "#0000e3 #0000e3 #ffffff #ffffff",
        orange: "#d24442 #d24442 #ffffff #ffffff",
        green: "#4ea58d #48a088 #1c2230 #1c2230",
        purple: "#a072f3 #a072f3 #ffffff #1c2230",
        black: "#0f1210 #0f1210 #ffffff #ffffff",
        gray: "#e7f8fa #808f91 #1c2230 #1c2230",
        red: "#640b06 #640b06 #ffffff #ffffff",
        brown: "#4c3c32 #4c3c32 #ffffff #ffffff",
        white: "#f4f4f4 #919191 #1c2230 #1c2230",
      },
      dark: {
        yellow: "#e77c01 #e77c01 #0f1319 #0f1319",
        blue: "#3a38c9 #705ff7 #ffffff #ffffff",
        orange: "#940507 #d24935 #ffffff #ffffff",
        green: "#3dfebb #3dfebb #0f1319 #0f1319",
        purple: "#fbddfe #fbddfe #0f1319 #0f1319",
        black: "#0f0f0f #787878 #ffffff #ffffff",
        gray: "#909b97 #909b97 #0f1319 #0f1319",
        red: "#702a4d #ac6083 #ffffff #ffffff",
        brown: "#966c5f #9b7164 #ffffff #ffffff",
        white: "#f5f7f3 #f5f7f3 #0f1319 #0f1319",
      },
    },
    lines: {
      light: {
        red: "#a52923 #a52923 #ffffff #ffffff",
        black: "#090f10 #090f10 #ffffff #ffffff",
        green: "#20af84 #138765 #1c2230 #1c2230",
        orange: "#e47732 #bf5811 #1c2230 #1c2230",
        blue: "#8c08fb #8c08fb #ffffff #ffffff",
        yellow: "#f0e98a #7a781d #1c2230 #1c2230",
        pink: "#a48da3 #846e84 #1c2230 #1c2230",
        brown: "#3e1505 #3e1505 #ffffff #ffffff",
        grey: "#4c5553 #4c5553 #ffffff #ffffff",
        white: "#e6fbf8 #6b7d7b #1c2230 #1c2230",
        purple: "#41467f #41467f #ffffff #ffffff",
      },
      dark: {
        red: "#d10514 #eb3027 #ffffff #ffffff",
        black: "#001207 #718077 #ffffff #ffffff",
        green: "#17dab1 #17dab1 #0f1319 #0f1319",
        orange: "#ef9c4a #ef9c4a #0f1319 #0f1319",
        blue: "#3f77fd #3f77fd #ffffff #0f1319",
        yellow: "#f7ed44 #f7ed44 #0f1319 #0f1319",
        pink: "#8e6a8f #936f94 #ffffff #ffffff",
        brown: "#521c00 #aa674a #ffffff #ffffff",
        grey: "#33413b #6b7b74 #ffffff #ffffff",
        white: "#e9fbf1 #e9fbf1 #0f1319 #0f1319",
        purple: "#5c09e6 #924eff #ffffff #ffffff",
      },
    },
  },
};

const PARTS = ["fill", "edge", "dash", "on"] as const;

function paintFrom(written: string | undefined): Paint | undefined {
  const [fill, edge, dash, on] = written?.split(" ") ?? [];
  return fill !== undefined && edge !== undefined && dash !== undefined && on !== undefined
    ? { fill, edge, dash, on }
    : undefined;
}

export function seatPaint(palette: Palette, colour: Colour, theme: Theme): Paint {
  return (
    (palette === "standard" ? undefined : paintFrom(CHOSEN[palette].seats[theme][colour])) ?? paintOf(colour, theme)
  );
}

export function lineColours(palette: Palette, line: string, theme: Theme): LinePaint {
  return (palette === "standard" ? undefined : paintFrom(CHOSEN[palette].lines[theme][line])) ?? linePaint(line, theme);
}

/** What a palette puts down on the root of the page; nothing for the standard one. */
export function paletteStyle(palette: Palette): readonly (readonly [name: string, value: string])[] {
  if (palette === "standard") return [];
  return (["seats", "lines"] as const).flatMap((kind) => {
    const [light, dark] = THEMES.map((theme) => CHOSEN[palette][kind][theme]);
    return Object.keys(light ?? {}).flatMap((colour) => {
      const [one, other] = [paintFrom(light?.[colour]), paintFrom(dark?.[colour])];
      if (!one || !other) return [];
      return PARTS.map(
        (part) =>
          [
            `--${kind === "seats" ? "seat" : "line"}-${colour}-${part}`,
            `light-dark(${one[part]}, ${other[part]})`,
          ] as const,
      );
    });
  });
}
