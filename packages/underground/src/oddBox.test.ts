/** The laws of the table with components that are like none of the published ones. */
import { checkLaws } from "@interchange/tabletop/conformance";
import { describe, it } from "vitest";
import { underground } from "./game.ts";
import { undergroundSearch } from "./search.ts";
import { ODD_BOX } from "./testing/oddBox.ts";
import { setupOf } from "./testing/tables.ts";

const LONG = process.env["LONG"] === "1";

describe("a table with an odd box", () => {
  it.each([2, 3, 4, 5])("keeps the laws with %i seats", { timeout: 600_000 }, (seats) => {
    checkLaws(
      { game: underground, search: undergroundSearch },
      setupOf({ seats, components: ODD_BOX }),
      `odd ${seats}`,
      LONG ? 120 : 60,
    );
  });
});
