/**
 * Palettes for colour vision deficiencies. Names stay true: yellow is a yellow. Each changes the standard colours
 * slightly, to move the closest pair apart for those people and keep all of them apart for everyone else.
 * `palette.test.ts` checks both.
 */
import type { Colour } from "@interchange/metro/drawing";
import { paintOf, THEMES } from "@interchange/metro/drawing";
import type { Paint, Theme } from "@interchange/metro/drawing";
import { linePaint } from "@interchange/underground/drawing";
import type { LinePaint } from "@interchange/underground/drawing";

export const PALETTES = ["standard", "redGreen", "blueYellow"] as const;
export type Palette = (typeof PALETTES)[number];

/** Fill, edge, dash and text colour; by colour. */
type Written = Readonly<Record<string, string>>;

interface Chosen {
  readonly seats: Readonly<Record<Theme, Written>>;
  readonly lines: Readonly<Record<Theme, Written>>;
}

const CHOSEN: Readonly<Record<Exclude<Palette, "standard">, Chosen>> = {
  redGreen: {
    seats: {
      light: {
        yellow: "#d5b439 #ac8f07 #1c2230 #1c2230",
        blue: "#3127ac #3127ac #ffffff #ffffff",
        orange: "#bb2e00 #bb2e00 #ffffff #ffffff",
        green: "#258173 #258173 #ffffff #ffffff",
        purple: "#c070f5 #ba6bef #1c2230 #1c2230",
        black: "#141615 #141615 #ffffff #ffffff",
        gray: "#c7c7c7 #919191 #1c2230 #1c2230",
        red: "#710012 #710012 #ffffff #ffffff",
        brown: "#855a40 #855a40 #ffffff #ffffff",
        white: "#edf2ed #8b8f8b #1c2230 #1c2230",
      },
      dark: {
        yellow: "#e1a21b #e1a21b #0f1319 #0f1319",
        blue: "#4c5bf7 #5f66fd #ffffff #ffffff",
        orange: "#bd3116 #d64829 #ffffff #ffffff",
        green: "#82eebf #82eebf #0f1319 #0f1319",
        purple: "#e7b7fd #e7b7fd #0f1319 #0f1319",
        black: "#151b16 #747b75 #ffffff #ffffff",
        gray: "#8a8c91 #8a8c91 #0f1319 #0f1319",
        red: "#810c45 #c04f7a #ffffff #ffffff",
        brown: "#341a0d #937162 #ffffff #ffffff",
        white: "#f5fffe #f5fffe #0f1319 #0f1319",
      },
    },
    lines: {
      light: {
        red: "#af5236 #af5236 #ffffff #ffffff",
        black: "#0b0b0b #0b0b0b #ffffff #ffffff",
        green: "#73cf95 #288853 #1c2230 #1c2230",
        orange: "#ed750a #be5c05 #1c2230 #1c2230",
        blue: "#604dfb #604dfb #ffffff #ffffff",
        yellow: "#f4ef2d #7d7b0c #1c2230 #1c2230",
        pink: "#e494cf #a65a93 #1c2230 #1c2230",
        brown: "#562200 #562200 #ffffff #ffffff",
        grey: "#727674 #1c2230 #ffffff #ffffff",
        white: "#f4fff7 #1c2230 #1c2230 #1c2230",
        purple: "#601676 #601676 #ffffff #ffffff",
      },
      dark: {
        red: "#af553f #bb5f48 #ffffff #ffffff",
        black: "#0b0b0b #f4f4f4 #ffffff #ffffff",
        green: "#4fcc92 #4fcc92 #0f1319 #0f1319",
        orange: "#dc8807 #dc8807 #0f1319 #0f1319",
        blue: "#447bfd #447bfd #0f1319 #0f1319",
        yellow: "#f7fc3b #f7fc3b #0f1319 #0f1319",
        pink: "#e4a4cf #e4a4cf #0f1319 #0f1319",
        brown: "#661d03 #b66143 #ffffff #ffffff",
        grey: "#808181 #e7ebf1 #0f1319 #0f1319",
        white: "#f7fff5 #f7fff5 #0f1319 #0f1319",
        purple: "#3537a8 #786be6 #ffffff #ffffff",
      },
    },
  },
  blueYellow: {
    seats: {
      light: {
        yellow: "#ebcd2d #a28d00 #1c2230 #1c2230",
        blue: "#001de4 #001de4 #ffffff #ffffff",
        orange: "#b54010 #b54010 #ffffff #ffffff",
        green: "#3b996d #3b996d #1c2230 #1c2230",
        purple: "#ae65f8 #ae65f8 #1c2230 #1c2230",
        black: "#161816 #161816 #ffffff #ffffff",
        gray: "#bec6c5 #89908f #1c2230 #1c2230",
        red: "#6b0a08 #6b0a08 #ffffff #ffffff",
        brown: "#534539 #534539 #ffffff #ffffff",
        white: "#e7f0eb #8a938e #1c2230 #1c2230",
      },
      dark: {
        yellow: "#f0a33f #f0a33f #0f1319 #0f1319",
        blue: "#4065cd #5474de #ffffff #ffffff",
        orange: "#cc2312 #df3821 #ffffff #ffffff",
        green: "#00dea8 #00dea8 #0f1319 #0f1319",
        purple: "#e1ceff #e1ceff #0f1319 #0f1319",
        black: "#181c18 #737873 #ffffff #ffffff",
        gray: "#85828a #85828a #0f1319 #0f1319",
        red: "#b21460 #d6407e #ffffff #ffffff",
        brown: "#532213 #a46855 #ffffff #ffffff",
        white: "#ffffff #ffffff #0f1319 #0f1319",
      },
    },
    lines: {
      light: {
        red: "#a50b35 #a50b35 #ffffff #ffffff",
        black: "#0f1212 #0f1212 #ffffff #ffffff",
        green: "#61bc83 #278651 #1c2230 #1c2230",
        orange: "#f46d0b #c45504 #1c2230 #1c2230",
        blue: "#2865e0 #2865e0 #ffffff #ffffff",
        yellow: "#e8ed14 #7a7e00 #1c2230 #1c2230",
        pink: "#f8a9ea #a85f9d #1c2230 #1c2230",
        brown: "#421500 #421500 #ffffff #ffffff",
        grey: "#8e908e #1c2230 #1c2230 #1c2230",
        white: "#e6faf9 #1c2230 #1c2230 #1c2230",
        purple: "#632d97 #632d97 #ffffff #ffffff",
      },
      dark: {
        red: "#b41935 #d94250 #ffffff #ffffff",
        black: "#121a16 #f2f4f3 #ffffff #ffffff",
        green: "#50df86 #50df86 #0f1319 #0f1319",
        orange: "#f57a24 #f57a24 #0f1319 #0f1319",
        blue: "#7a88f2 #7a88f2 #0f1319 #0f1319",
        yellow: "#ebef2d #ebef2d #0f1319 #0f1319",
        pink: "#fdaef5 #fdaef5 #0f1319 #0f1319",
        brown: "#4f1d04 #a6684d #ffffff #ffffff",
        grey: "#7e7e7e #e7ebf1 #0f1319 #0f1319",
        white: "#f4fffc #f4fffc #0f1319 #0f1319",
        purple: "#5844c1 #8166e9 #ffffff #ffffff",
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

/** The custom properties a palette sets on the root; none for the standard one. */
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
