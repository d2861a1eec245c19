/** Every option explains itself to the people who set up a table. */
import { afterEach, describe, expect, test } from "vitest";
import { LANGUAGES, speak } from "../words/index.ts";
import { optionsOf } from "../table/setup/gameSetup.ts";
import { GAME_SETUPS } from "./setupTesting.ts";

afterEach(() => speak("en"));

describe.each(GAME_SETUPS)("at a table of %s", (_, gameSetup) => {
  const options = optionsOf(gameSetup, gameSetup.engine.choices.modules);

  test.each(Object.keys(LANGUAGES))(
    "every option of the game and of its modules explains itself in %s",
    async (name) => {
      await speak(name);
      for (const { name: option, rule } of options) {
        const explained = gameSetup.explains?.(option)?.(rule);
        // A sentence or two that fit beside the option on a phone.
        expect(explained?.says, option).toMatch(/^\p{Lu}.{40,200}\.$/u);
        expect(explained?.rule, option).toContain(rule);
      }
    },
  );

  test("no two options are explained alike", async () => {
    const said = await Promise.all(options.map(async ({ name, rule }) => gameSetup.explains?.(name)?.(rule)?.says));
    expect(new Set(said).size).toBe(options.length);
  });
});
