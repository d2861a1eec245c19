import { describe, expect, it } from "vitest";
import type { Actor, Viewer } from "../actor.ts";
import { CHANCE_ACTS, NOBODY_ACTS, seatActs } from "../actor.ts";
import { checkKnowledge, checkLaws } from "../conformance.ts";
import { rank } from "../game.ts";
import type { Game, Step } from "../game.ts";
import { prepareSetup } from "../setup.ts";
import type { Choices, Setup } from "../setup.ts";

/** A card is dealt to seat 0, unseen by the others; seat 0 puts it away, and the seats wait until it is over. */
interface Position {
  readonly setup: Setup;
  readonly card: string;
  readonly isAway: boolean;
  readonly waited: number;
}
type Move = "put" | "wait";
type View = Position & { readonly viewer: Viewer };

const CARDS = ["ace", "king", "queen"];
const choices: Choices = { editions: ["toy"], minSeats: 2, maxSeats: 2, options: [], modules: [] };

function actorOf({ card, waited }: Position): Actor {
  if (!card) return CHANCE_ACTS;
  return waited < 4 ? seatActs(waited % 2) : NOBODY_ACTS;
}

/** The game, whose seat 0 remembers the card that it has put away, or does not. */
function toy(remembers: boolean): Game<Position, Move, string, Position, View> {
  const seen = (position: Position, viewer: Viewer): Position => {
    const isKnown = viewer === 0 && (remembers || !position.isAway);
    const isOver = actorOf(position).kind === "nobody";
    return isKnown || isOver || !position.card ? position : { ...position, card: "?" };
  };
  const step = (position: Position): Step<Position, Position> => ({ position, events: [position] });
  const moves = (view: View): readonly Move[] => {
    const actor = actorOf(view);
    if (actor.kind !== "seat" || actor.seat !== view.viewer) return [];
    return view.waited === 0 ? ["put", "wait"] : ["wait"];
  };
  return {
    id: "toy",
    choices,
    notation: {
      writeMove: (move) => move,
      readMove: (text) => (text === "put" || text === "wait" ? text : undefined),
      writeChance: (card) => card,
      readChance: (text) => (CARDS.includes(text) ? text : undefined),
    },
    prepare: (request) => prepareSetup(choices, { newest: 1, usual: 1 }, request),
    start: (setup) => ({ setup, card: "", isAway: false, waited: 0 }),
    newestRules: 1,
    setupOf: ({ setup }) => setup,
    actor: actorOf,
    draw: () => ({ stream: "cards", outcomes: CARDS.map((chance) => ({ chance, weight: 1 })) }),
    play: (position, move) =>
      step({ ...position, isAway: position.isAway || move === "put", waited: position.waited + 1 }),
    resolve: (position, card) => step({ ...position, card }),
    points: () => [0, 0],
    standings: (position) => (actorOf(position).kind === "nobody" ? rank([0, 0]) : undefined),
    view: (position, viewer) => ({ ...seen(position, viewer), viewer }),
    openView: (position, viewer) => ({ ...position, viewer }),
    redact: (event, viewer) => seen(event, viewer),
    follow: ({ viewer }, event) => ({ ...event, viewer }),
    imagine: ({ setup: from, card, isAway, waited }, random) => ({
      setup: from,
      card: card === "?" ? random.pick(CARDS) : card,
      isAway,
      waited,
    }),
    hidesMove: () => false,
    hidesChance: (_position, _card, viewer) => viewer !== 0,
    moves,
    refusal: (view, move) => (moves(view).includes(move) ? undefined : { code: "notNow", rule: "1" }),
  };
}

const setup: Setup = { edition: "toy", seats: 2, modules: [], options: {}, rules: 1 };
const SEEDS = Array.from({ length: 12 }, (_, seed) => seed);

describe("perfect recall", () => {
  it("is kept by a game whose views remember", () => {
    for (const seed of SEEDS) checkLaws({ game: toy(true) }, setup, seed);
  });

  it("is broken when a seat forgets what it has put away, though all other laws hold", () => {
    const laws = SEEDS.map((seed) => {
      try {
        checkKnowledge({ game: toy(false) }, setup, seed, 3);
      } catch (error) {
        return (error as { readonly law?: string }).law ?? error;
      }
      return "kept";
    });
    expect(new Set(laws)).toEqual(new Set(["kept", "nothing that a viewer knew is lost"]));
  });
});

it("an open view that hides something breaks a law", () => {
  const { openView: _, ...game } = toy(true);
  const laws = SEEDS.map((seed) => {
    try {
      checkLaws({ game }, setup, seed);
    } catch (error) {
      return (error as { readonly law?: string }).law ?? error;
    }
    return "kept";
  });
  expect(new Set(laws)).toContain("an open view hides nothing");
});
