/** Paris: tourists leave the squares that are built over and are seated at landmarks. Rules PA.1 to PA.9. */
import type { Refusal, Seat } from "@interchange/tabletop";
import { known, seatActs } from "@interchange/tabletop";
import { crowdOn, crowdsOn } from "../../drawing/marks.ts";
import { seatEarner } from "../../earners.ts";
import type { Mark } from "../../mark.ts";
import { ownRules } from "../../module.ts";
import type { Module, OwnStep, Scene } from "../../module.ts";
import type { Award } from "../../position.ts";
import { TOURISTS } from "../../components/tourists.ts";
import { PARIS_PARTS } from "./components.ts";
import { LANDMARKS } from "./data.ts";
import { rowPoints } from "./final.ts";
import { done, seatingRefusal, settled, takenFrom, ways } from "./seating.ts";
import { emptyTable, setupActor, setupDraw, withLandmark, withTourist } from "./setup.ts";
import { lexicon, PARIS } from "./slice.ts";
import type { ParisAction, ParisSlice } from "./slice.ts";

function act(slice: ParisSlice, action: ParisAction, { layout, turn }: Scene): OwnStep<ParisSlice> {
  switch (action.type) {
    case "landmark":
      return { slice: withLandmark(slice, action.landmark, layout) };
    case "tourist":
      return { slice: withTourist(slice, action.colour) };
    case "seat":
    case "join":
      return settled(done(slice, action, turn, layout), turn, layout, [action]);
  }
}

/** The landmarks that a seat still has to put into its row. */
function toArrange(slice: ParisSlice, seat: Seat): readonly ParisAction[] {
  return known(slice.loose[seat]).map((landmark) => ({ type: "landmark", landmark }));
}

function whyNot(slice: ParisSlice, action: ParisAction, { stage, turn, layout }: Scene): Refusal {
  if (action.type === "landmark")
    return stage === "setup" ? { code: "notYourLandmark", rule: "PA.2" } : { code: "notNow", rule: "PA.2" };
  return action.type === "tourist" ? { code: "notNow", rule: "PA.3" } : seatingRefusal(slice, action, turn, layout);
}

const own = ownRules<ParisSlice, ParisAction>({
  lexicon,
  start: emptyTable,
  actor(slice, { stage, turn, layout }) {
    if (slice.waiting.length) return seatActs(turn);
    return stage === "setup" ? setupActor(slice, layout) : undefined;
  },
  draw: (slice, { layout }) => setupDraw(slice, layout),
  choices(slice, { stage, turn, layout }) {
    const arranging = stage === "setup" ? setupActor(slice, layout) : undefined;
    return arranging?.kind === "seat" ? toArrange(slice, arranging.seat) : ways(slice, turn, layout);
  },
  refusal: whyNot,
  act,
  afterPlacing: (slice, { cell, seat }, { layout }) => takenFrom(slice, cell, seat, layout),
});

function finalAwards(awards: readonly Award[], scene: Scene): readonly Award[] {
  const { seated } = scene.slice(PARIS);
  const won = [...awards];
  for (const [seat, row] of seated.entries()) {
    const { run, others, full } = rowPoints(row);
    if (run !== 0) won.push(award(seat, run, "run"));
    if (others !== 0) won.push(award(seat, others, "others"));
    if (full !== 0) won.push(award(seat, full, "full"));
  }
  return won;
}

/** To the seat, also where companies own the lines (rule PA.9). */
function award(seat: Seat, points: number, reason: string): Award {
  return { to: seatEarner(seat), points, module: PARIS, reason };
}

/** The tourists on the board, and those who wait on the tile that was built over them. */
function marks(scene: Pick<Scene, "slice">): readonly Mark[] {
  const { board, waiting, from } = scene.slice(PARIS);
  return [...crowdsOn(board), ...(from === null ? [] : crowdOn(from, waiting))];
}

export const paris: Module = {
  id: PARIS,
  tag: "paris",
  kind: "city",
  tells: { choose: "PA.4", seated: "PA.4", joined: "PA.5", left: "PA.6" },
  awards: "PA.8",
  boxes: ["bigbox"],
  unprinted: [
    { what: "colours", is: "designed", rule: "PA.1", path: "/paris/landmarks" },
    { what: "tourists", is: "inferred", rule: "PA.3", path: "/tourists" },
  ],
  options: [
    { name: "paris-row", values: ["dealt", "arranged"], rule: "PA.2", isRuling: true },
    { name: "paris-adjacent", values: ["sides", "corners"], rule: "PA.5", isRuling: true },
  ],
  landmarks: LANDMARKS,
  parts: [PARIS_PARTS, TOURISTS],
  finalAwards,
  marks,
  own,
};
