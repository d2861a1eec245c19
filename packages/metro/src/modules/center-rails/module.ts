/** Center rails: four tiles cover the centre, and lines run on over them. Rules CR.1 to CR.5. */
import type { Draw, Outcome, Refusal } from "@interchange/tabletop";
import { addTo, CHANCE_ACTS, known } from "@interchange/tabletop";
import { isCentre } from "../../geometry.ts";
import { Lexicon } from "../../lexicon.ts";
import { ownRules, sliceKey } from "../../module.ts";
import type { Finished, Layout, Module, Scene, SliceKey } from "../../module.ts";
import { pieceName } from "../../notation.ts";
import type { Laid } from "../../position.ts";
import { cellsOf } from "../../scene.ts";
import { DIFFERENT_TURNS, kindOf, TILE_CODES } from "../../tiles.ts";
import type { Kind } from "../../tiles.ts";
import { CENTER_RAILS_1 } from "./printed.ts";
import { countKinds, RAIL_PARTS } from "./components.ts";
import { CENTRE_SQUARES } from "./data.ts";

export const CENTER_RAILS: SliceKey<RailsSlice> = sliceKey("center-rails");

/** A tile as it lies. */
export type Rail = Pick<Laid, "tile" | "turn">;

export interface RailsSlice {
  /** By square of the centre, as far as they have been covered. */
  readonly rails: readonly Rail[];
}

const TURNS = 4;

/** Every kind of tile in every turn that looks different; those of the first published set come first. */
const RAILS: readonly Rail[] = [...new Set([...CENTER_RAILS_1.tiles, ...TILE_CODES])].flatMap((tile) =>
  Array.from({ length: known(DIFFERENT_TURNS[kindOf(tile)]) }, (_, turn) => ({ tile, turn })),
);

const RAIL_KINDS: readonly Kind[] = RAILS.map(({ tile }) => kindOf(tile));

/** How many tiles of each kind the four come from: all of the box, or those that the table chose (rule CR.1). */
function countsIn({ printed, setup }: Pick<Layout, "printed" | "setup">): readonly number[] {
  const { tiles, counts } = printed(RAIL_PARTS);
  const chosen = setup.options["center-rails-tiles"] ?? "random";
  return chosen === "random" ? counts : countKinds(tiles.filter((_, index) => chosen[index] === "y"));
}

/** The draw of the next tile and its turn. Turns that look alike are one outcome, with more weight. */
function draw({ rails }: RailsSlice, { layout }: Scene): Draw<Rail> {
  const left = [...countsIn(layout)];
  for (const { tile } of rails) addTo(left, kindOf(tile), -1);
  const outcomes: Outcome<Rail>[] = [];
  for (const [index, kind] of RAIL_KINDS.entries()) {
    const weight = (known(left[kind]) * TURNS) / known(DIFFERENT_TURNS[kind]);
    if (weight > 0) outcomes.push({ chance: known(RAILS[index]), weight });
  }
  return { stream: "rails/centre", outcomes };
}

function whyNot(): Refusal {
  return { code: "notNow", rule: "CR.1" };
}

const own = ownRules<RailsSlice, Rail>({
  lexicon: new Lexicon<Rail>(RAILS, pieceName),
  start: () => ({ rails: [] }),
  actor: ({ rails }) => (rails.length < CENTRE_SQUARES.length ? CHANCE_ACTS : undefined),
  draw,
  refusal: whyNot,
  act: ({ rails }, rail) => ({ slice: { rails: [...rails, rail] } }),
});

function centreTiles(scene: Pick<Scene, "slice">): readonly (Rail & Pick<Laid, "cell">)[] {
  return scene.slice(CENTER_RAILS).rails.map(({ tile, turn }, index) => ({
    tile,
    turn,
    cell: known(CENTRE_SQUARES[index]),
  }));
}

/** A line's length if the tiles of the centre do not count (rule CR.4). */
function lengthOutside(length: number, { from }: Finished, scene: Scene): number {
  return length - cellsOf(scene, from).filter(isCentre).length;
}

export const centerRails: Module = {
  id: CENTER_RAILS,
  tag: "rails",
  kind: "expansion",
  boxes: ["second", "bigbox"],
  unprinted: [{ what: "faces", is: "designed", rule: "CR.1", path: "/center-rails/tiles" }],
  excludes: {
    "central-stations": "the rails cover the whole centre, so there is no room for stations",
  },
  options: [
    { name: "center-rails-score", values: ["yes", "no"], rule: "CR.4", isRuling: true },
    {
      name: "center-rails-tiles",
      values: ["random"],
      pattern: "[yn]{8}",
      example: "ynynynyn",
      lettersOf: "center-rails/tiles",
      rule: "CR.1",
    },
  ],
  check({ options }, printed) {
    const chosen = options["center-rails-tiles"] ?? "random";
    const { tiles } = printed(RAIL_PARTS);
    if (chosen === "random") return undefined;
    const reason =
      tiles.length !== chosen.length
        ? `these components have ${tiles.length} center rail tiles`
        : chosen.replaceAll("n", "").length !== CENTRE_SQUARES.length
          ? "the centre takes four tiles"
          : undefined;
    return reason === undefined
      ? undefined
      : { rule: "CR.1", reason: `option center-rails-tiles cannot be ${chosen}: ${reason}` };
  },
  parts: [RAIL_PARTS],
  terms: (terms) => ({ ...terms, centreIsOpen: true, factors: terms.factors.map(() => 1) }),
  length: (length, line, scene) =>
    scene.layout.setup.options["center-rails-score"] === "no" ? lengthOutside(length, line, scene) : length,
  centreTiles,
  own,
};
