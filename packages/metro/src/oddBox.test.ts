/** The laws of the table with components that are like none of the published ones. */
import { checkLaws } from "@interchange/tabletop/conformance";
import { describe, it } from "vitest";
import { metro, metroSearch } from "./metro.ts";
import { ODD_BOX } from "./testing/oddBox.ts";
import { referee } from "./testing/referee.ts";
import { setupOf } from "./testing/tables.ts";

const LONG = process.env["LONG"] === "1";

const subject = { game: metro, search: metroSearch, referee };

describe("a table with an odd box", () => {
  const sets = [
    [],
    ["paris"],
    ["stockholm"],
    ["london"],
    ["new-york"],
    ["st-petersburg"],
    ["berlin"],
    ["numbered-stations", "center-rails"],
    ["st-petersburg", "stock-corporations", "central-stations"],
    ["new-york", "stock-corporations", "center-rails"],
    ["solo"],
  ];

  it.each(sets.map((modules) => [modules.join(" + ") || "no module", modules] as const))(
    "keeps the laws with %s",
    { timeout: 600_000 },
    (name, modules) => {
      const seats = modules.includes("solo") ? 1 : 2 + (name.length % 5);
      checkLaws(subject, setupOf({ seats, modules, components: ODD_BOX }), `odd ${name}`, LONG ? 150 : 100);
    },
  );

  it(
    "keeps the laws where Stockholm's markers lie open, and landmarks have too few spaces",
    { timeout: 600_000 },
    () => {
      const options = { "stockholm-variant": "open" };
      checkLaws(subject, setupOf({ seats: 3, modules: ["stockholm"], options, components: ODD_BOX }), "odd open", 150);
    },
  );
});
