import { metro } from "@interchange/metro/core";
import type { Setup } from "@interchange/tabletop";
import { afterAll, describe, expect, test } from "vitest";
import { metroWords } from "../words.ts";
import { LANGUAGES, speak } from "../../../words/index.ts";
import { playedHere } from "./playedHere.ts";

afterAll(() => speak("en"));

function setupWith(edition: string, options: Readonly<Record<string, string>> = {}): Setup {
  const prepared = metro.prepare({ edition, seats: 3, options });
  if (!prepared.ok) throw new Error(prepared.reason);
  return prepared.setup;
}

describe.each(Object.keys(LANGUAGES))("behind a refusal, in %s,", (language) => {
  test("stand the edition and every option that its rule depends on, as the table has them", async () => {
    await speak(language);
    const { optionTexts } = metroWords().setup;
    for (const edition of metro.choices.editions)
      for (const stations of ["all", "owned"])
        for (const exception of ["always", "no-draw-left"]) {
          const setup = setupWith(edition, { "one-tile-stations": stations, "one-tile-exception": exception });
          const said = playedHere(setup, "3.4");
          expect(said).toContain(metroWords().table.editions[edition]);
          expect(said).toContain(optionTexts["one-tile-stations"]?.values[stations]?.label);
          expect(said).toContain(optionTexts["one-tile-exception"]?.values[exception]?.label);
        }
    expect(playedHere(setupWith("bigbox"), "3.3")).toContain(optionTexts["orientation"]?.values["fixed"]?.label);
  });

  test("stands nothing where every table plays the same", () => {
    for (const rule of ["2.1", "2.3", "3.1", "3.2", "3.5"])
      expect(playedHere(setupWith("first"), rule)).toBeUndefined();
  });
});
