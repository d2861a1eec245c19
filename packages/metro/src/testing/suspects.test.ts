/** A module that is wrong in one place: the law that it breaks says which hook to look at. */
import { checkKnowledge, LawBroken } from "@interchange/tabletop/conformance";
import { describe, expect, it } from "vitest";
import { CATALOG } from "../catalog.ts";
import { metroWith } from "../game.ts";
import type { OwnRules } from "../module.ts";
import { stockholm } from "../modules/stockholm/module.ts";
import type { StockholmAction, StockholmSlice } from "../modules/stockholm/module.ts";
import { referee } from "./referee.ts";
import { suspects } from "./suspects.ts";
import { setupOf } from "./tables.ts";

type StockholmRules = OwnRules<StockholmSlice, StockholmAction>;

/** What a broken law says when hooks of Stockholm are others; a hook that is undefined is left out. */
function saidOf(hooks: { readonly [Hook in keyof StockholmRules]?: StockholmRules[Hook] | undefined }): string {
  const own = Object.fromEntries(
    Object.entries({ ...stockholm.own, ...hooks }).filter(([, hook]) => hook !== undefined),
  ) as unknown as OwnRules;
  const game = metroWith(CATALOG.map((each) => (each === stockholm ? { ...stockholm, own } : each)));
  try {
    for (let seed = 0; seed < 5; seed++)
      checkKnowledge({ game, referee, suspects }, setupOf({ seats: 3, modules: ["stockholm"] }), seed, 20);
  } catch (thrown) {
    if (thrown instanceof LawBroken) return thrown.message.split("\n", 2).join("\n");
    throw thrown;
  }
  return "no law is broken";
}

const real = stockholm.own as StockholmRules;
const isMarker = ({ type }: StockholmAction): boolean => type === "marker";

describe("a broken law names the hook at fault:", () => {
  it("nothing where there is no fault", () => expect(saidOf({})).toBe("no law is broken"));

  it("a missing `imagine`", () => {
    expect(saidOf({ imagine: undefined })).toMatch(/\nProbably `imagine` of stockholm is missing/);
  });

  it("an `imagine` that changes what is known", () => {
    const imagine: StockholmRules["imagine"] = (slice) => ({ ...slice, row: slice.row.toReversed() });
    expect(saidOf({ imagine })).toMatch(/\nProbably `imagine` of stockholm is missing or changes something/);
  });

  it("a missing `hides`", () => {
    expect(saidOf({ hides: undefined })).toMatch(/\nProbably `hides` of stockholm is missing/);
  });

  it("a `hides` that hides from everybody", () => {
    expect(saidOf({ hides: (_slice, action) => isMarker(action) })).toMatch(
      /\nProbably .*`hides` of stockholm is true/,
    );
  });

  it("a `view` that hides nothing", () => {
    expect(saidOf({ view: undefined })).toMatch(/\nProbably .*`view`/);
  });

  it("a `view` that shows spectators too much", () => {
    const view: StockholmRules["view"] = (slice, viewer) =>
      viewer === "spectator" ? slice : (real.view?.(slice, viewer) ?? slice);
    expect(saidOf({ view })).toMatch(/\nProbably .*`view` of stockholm/);
  });

  it("a tell of something hidden", () => {
    const act: StockholmRules["act"] = (slice, action, scene) => ({
      ...real.act(slice, action, scene),
      tells: action.type === "marker" ? [{ what: "marker", count: action.colour }] : [],
    });
    expect(saidOf({ act })).toMatch(/\nProbably a tell of stockholm says something hidden/);
  });
});
