/** Central stations: a seat that sets a tile at the centre owns the line from there. Rules CS.1 to CS.8. */
import type { Refusal } from "@interchange/tabletop";
import { seatEarner } from "../../earners.ts";
import { isCentreStation } from "../../geometry.ts";
import { Lexicon } from "../../lexicon.ts";
import { ownRules } from "../../module.ts";
import type { Module, Scene } from "../../module.ts";
import type { Earner } from "../../position.ts";
import { CENTRAL, hasSet, isOpen, setAt, spaceName, spaceRefusal, SPACES, withTile } from "./spaces.ts";
import type { CentralSlice, Space } from "./spaces.ts";

export interface CentralAction {
  readonly space: Space;
}

const ACTIONS: readonly CentralAction[] = SPACES.map((space) => ({ space }));

const NONE: readonly CentralAction[] = [];

const lexicon = new Lexicon<CentralAction>(ACTIONS, ({ space }) => spaceName(space));

function mover({ turn }: Pick<Scene, "turn">): Earner {
  return seatEarner(turn);
}

function whyNot(slice: CentralSlice, { space }: CentralAction, scene: Scene): Refusal {
  if (scene.layout.terms.ownedBy === "company") return { code: "showShare", rule: "CC.2" };
  if (hasSet(slice, mover(scene))) return { code: "noTileLeft", rule: "CS.1" };
  return spaceRefusal(slice, space, scene) ?? { code: "notNow", rule: "CS.2" };
}

const own = ownRules<CentralSlice, CentralAction>({
  lexicon,
  start: () => ({ spaces: SPACES.map(() => null) }),
  instead(slice, scene) {
    // With companies, tiles are set by showing shares: that is the bridge's affair.
    if (scene.layout.terms.ownedBy === "company" || hasSet(slice, mover(scene))) return NONE;
    return ACTIONS.filter(({ space }) => isOpen(slice, space, scene));
  },
  refusal: whyNot,
  act(slice, { space }, scene) {
    return {
      ...withTile(slice, space, mover(scene), scene),
      tells: [{ what: "set", seat: scene.turn, name: spaceName(space) }],
    };
  },
});

export const centralStations: Module = {
  id: CENTRAL,
  tag: "central",
  kind: "expansion",
  tells: { set: "CS.2" },
  boxes: ["second", "bigbox"],
  options: [
    { name: "central-on-finished", values: ["no", "yes"], rule: "CS.3", isRuling: true },
    { name: "central-doubled", values: ["no", "yes"], rule: "CS.6" },
    { name: "central-arrivals", values: ["doubled", "single"], rule: "CS.7", isRuling: true },
  ],
  terms: (terms) => ({ ...terms, centreDeparts: true }),
  earner: (earner, { from }, scene) => (isCentreStation(from) ? setAt(scene.slice(CENTRAL), from) : earner),
  factor(factor, { from, to }, scene) {
    const { options } = scene.layout.setup;
    if (isCentreStation(from) && options["central-doubled"] !== "yes") return 1;
    const isSingle = options["central-arrivals"] === "single" && setAt(scene.slice(CENTRAL), to) !== undefined;
    return isSingle ? 1 : factor;
  },
  // Rule CS.5: a line that nobody owns may be as short as it likes.
  oneTileFrom: (isBanned, station, scene) =>
    isBanned || (scene.layout.terms.oneTileRule && setAt(scene.slice(CENTRAL), station) !== undefined),
  own,
};
