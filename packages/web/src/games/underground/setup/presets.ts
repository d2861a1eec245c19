/** The presets of On the Underground. */
import { underground } from "@interchange/underground";
import type { Preset } from "../../../table/setup/gameSetup.ts";
import { Dice, EndOfTheLine, FourCards, TwoCards } from "./pictures.tsx";
import { undergroundWords } from "../words.ts";

export function undergroundPresets(): readonly Preset[] {
  const words = undergroundWords().setup.presets;
  return [
    {
      id: "first",
      ...words.first,
      Picture: TwoCards,
      choose: () => ({ options: { movement: "basic" }, assist: "ledger" }),
    },
    { id: "family", ...words.family, Picture: FourCards, choose: () => ({}) },
    {
      id: "full",
      ...words.full,
      Picture: EndOfTheLine,
      choose: () => ({
        options: { "first-round": "designer", "last-round": "designer", "mornington-crescent": "yes" },
      }),
    },
    {
      id: "surprise",
      ...words.surprise,
      Picture: Dice,
      choose: () => ({ options: surprise(Math.random) }),
      isSurprise: true,
    },
  ];
}

/** Random options. */
export function surprise(random: () => number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    underground.choices.options
      .filter(({ isSeat }) => !isSeat)
      .map(({ name, values }) => [name, values[Math.floor(random() * values.length)] ?? ""]),
  );
}
