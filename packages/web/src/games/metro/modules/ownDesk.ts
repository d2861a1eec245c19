/** Lets the viewer pick actions in modules. Nothing is played until it is confirmed, as with the ghost of a tile. */
import { metro } from "../desk/engine.ts";
import { owedIn, STOPS } from "@interchange/metro/core";
import type { Cell, OwnAction } from "@interchange/metro/core";
import { known } from "@interchange/tabletop";
import { computed, signal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import type { AnyModuleView, Offers, Seen } from "./moduleView.ts";
import type { ModuleOffer, Option, OwnDesk, OwnNeeds } from "./own.ts";
import { seenBy } from "./says.ts";
import { metroWords } from "../words.ts";

const isSame = (one: OwnAction | undefined, other: OwnAction): boolean =>
  one?.module === other.module && one.word === other.word;

/** What the player has picked so far; nothing of it is played yet. */
interface Picking {
  readonly picked: Signal<OwnAction | undefined>;
  readonly group: Signal<string | undefined>;
  readonly turnedTo: Signal<string | undefined>;
}

export function ownDeskOf(needs: OwnNeeds): OwnDesk {
  const picking: Picking = { picked: signal(undefined), group: signal(undefined), turnedTo: signal(undefined) };
  const offered = offeredBy(needs);
  const choosing = choosingFrom(offered, picking);
  const desk: OwnDesk = {
    introducing: signal([]),
    lit: signal(undefined),
    ...offered,
    ...choosing,
    ...spotsOf(choosing),
    sight: computed(() => sightOf(offered, choosing)),
    group: picking.group,
    turnedTo: picking.turnedTo,
    isActing: computed(() => choosing.choices.value.length > 0 || choosing.chosen.value !== undefined),
    prompt: computed(() => promptOf(desk, needs)),
    ...tapsOn(() => desk, picking, needs),
    offersIn: (module) => offersOf(desk, module),
  };
  return desk;
}

type Offered = Pick<OwnDesk, "offers" | "isOwed">;

function offeredBy({ moduleViewOf, view, moves, isDeciding, speaker }: OwnNeeds): Offered {
  const isOwed = computed(() => {
    const [move] = isDeciding.value ? moves.value : [];
    return move?.type === "own" && owedIn(seenBy(speaker(), view.value, move.module).scene) !== undefined;
  });
  const offers = computed((): readonly ModuleOffer[] => {
    const own = moves.value.flatMap((move) => (move.type === "own" ? [move] : []));
    return [...new Set(own.map(({ module }) => module))].map((id) => {
      const seen = seenBy(speaker(), view.value, id);
      const moduleView = moduleViewOf(id);
      const options = own.filter(({ module }) => module === id).map((move) => optionOf(moduleView, seen, move));
      return { id, moduleView, seen, isOwed: isOwed.value, options };
    });
  });
  return { isOwed, offers };
}

type Choosing = Pick<OwnDesk, "chosen" | "choices" | "shownOptions">;

function choosingFrom({ offers, isOwed }: Offered, { picked, group, turnedTo }: Picking): Choosing {
  const all = computed(() => offers.value.flatMap(({ options }) => options));
  const choices = computed(() =>
    isOwed.value ? all.value : all.value.filter(({ move }) => move.module === turnedTo.value),
  );
  return {
    choices,
    chosen: computed(() => all.value.find(({ move }) => isSame(picked.value, move))),
    shownOptions: computed(() => {
      const groups = choices.value.map((option) => option.group);
      const shown = group.value !== undefined && groups.includes(group.value) ? group.value : groups[0];
      return choices.value.filter((option) => option.group === shown);
    }),
  };
}

/** The places of the choices on the board, and the picked one. */
function spotsOf({ choices, chosen, shownOptions }: Choosing) {
  const spots = computed(() => shownOptions.value.flatMap(({ spot }) => spot ?? []));
  return {
    squares: computed(() =>
      choices.value.length
        ? new Set(spots.value.flatMap((spot) => (spot.kind === "square" ? [spot.cell] : [])))
        : undefined,
    ),
    stations: computed(() => {
      const places = spots.value.flatMap((spot) => (spot.kind === "station" ? [spot.station] : []));
      return places.length ? new Set(places) : undefined;
    }),
    picked: computed(() => {
      const spot = chosen.value?.spot;
      return spot?.kind === "square" ? spot.cell : undefined;
    }),
    pickedStation: computed(() => {
      const spot = chosen.value?.spot;
      return spot?.kind === "station" ? spot.station : undefined;
    }),
  };
}

/** The squares and stations to pick from, and whatever else a module wants visible. */
function sightOf({ offers }: Offered, { choices, shownOptions }: Choosing): readonly Cell[] | undefined {
  if (!choices.value.length) return undefined;
  const asking = offers.value.filter(({ id }) => choices.value.some(({ move }) => move.module === id));
  const cells = [
    ...asking.flatMap(({ moduleView, seen }) => moduleView?.sight?.(seen) ?? []),
    ...shownOptions.value.flatMap(({ spot }) =>
      spot ? [spot.kind === "square" ? spot.cell : known(STOPS[spot.station]).cell] : [],
    ),
  ];
  return cells.length ? [...new Set(cells)] : undefined;
}

type Taps = Pick<OwnDesk, "pick" | "chooseSquare" | "chooseStation" | "confirm" | "stepBack" | "clear">;

function tapsOn(desk: () => OwnDesk, { picked, group, turnedTo }: Picking, needs: OwnNeeds): Taps {
  const pick = (move: OwnAction): void => {
    picked.value = move;
    needs.onPick();
  };
  return {
    pick,
    chooseSquare(cell) {
      const { choices, shownOptions } = desk();
      if (!choices.value.length) {
        picked.value = undefined;
        return false;
      }
      const here = shownOptions.value.find(({ spot }) => spot?.kind === "square" && spot.cell === cell);
      if (here) pick(here.move);
      else refuse(desk(), needs, cell);
      return true;
    },
    chooseStation(place) {
      const options = desk().shownOptions.value;
      const here = options.filter(({ spot }) => spot?.kind === "station" && spot.station === place);
      if (!here.length) return false;
      // If a station has several actions, another tap picks the next one.
      const at = here.findIndex(({ move }) => isSame(picked.value, move));
      pick(known(here[(at + 1) % here.length]).move);
      return true;
    },
    confirm() {
      const option = desk().chosen.value;
      if (!option) return false;
      needs.play(option.move);
      return true;
    },
    stepBack() {
      if (picked.value) picked.value = undefined;
      else if (turnedTo.value !== undefined) turnedTo.value = undefined;
      else return false;
      return true;
    },
    clear() {
      picked.value = undefined;
      group.value = undefined;
      turnedTo.value = undefined;
    },
  };
}

function optionOf(moduleView: AnyModuleView | undefined, seen: Seen, move: OwnAction): Option {
  const action: unknown = readAction(seen, move);
  return {
    move,
    action,
    say: moduleView ? moduleView.say(action, seen) : move.word.replaceAll("-", " "),
    group: moduleView?.group?.(action, seen) ?? "",
    spot: moduleView?.spot?.(action, seen),
    isInPanel: moduleView?.isInPanel?.(action) ?? false,
    brings: moduleView?.brings?.(action, seen),
  };
}

function readAction({ setup }: Seen, { module, word }: OwnAction): unknown {
  return metro
    .layoutOf(setup)
    .modules.find(({ id }) => id === module)
    ?.own?.lexicon.read(word);
}

function promptOf({ chosen, offers, isOwed, turnedTo }: OwnDesk, { moves }: OwnNeeds): string | undefined {
  if (chosen.value) return metroWords().allModules.confirms(chosen.value.say);
  const [offer] = offers.value;
  if (isOwed.value && offer)
    return (
      offer.moduleView?.ask?.(
        offer.options.map(({ action }) => action),
        offer.seen,
      ) ?? metroWords().allModules.decide
    );
  if (turnedTo.value !== undefined) return metroWords().allModules.choose;
  return moves.value.some(({ type }) => type === "pass") ? metroWords().allModules.passPrompt : undefined;
}

/** Explains why a square is not offered, if the module has an action there. */
function refuse({ offers, group, turnedTo }: OwnDesk, { view, onRefused }: OwnNeeds, cell: Cell): void {
  const offer = offers.value.find(({ id, isOwed }) => isOwed || id === turnedTo.value);
  if (!offer?.moduleView?.spot) return;
  const { moduleView, seen, id } = offer;
  const lexicon = metro.layoutOf(seen.setup).modules.find((module) => module.id === id)?.own?.lexicon;
  const wanted = group.value ?? offer.options[0]?.group;
  const meant = lexicon?.actions.find((action: unknown) => {
    const spot = moduleView.spot?.(action, seen);
    return spot?.kind === "square" && spot.cell === cell && (moduleView.group?.(action, seen) ?? "") === wanted;
  }) as unknown;
  if (!lexicon || meant === undefined) return;
  const refusal = metro.refusal(view.value, { type: "own", module: id, word: lexicon.word(meant) });
  if (refusal) onRefused(cell, refusal);
}

function offersOf(desk: OwnDesk, module: string): Offers {
  const offer = desk.offers.value.find(({ id }) => id === module);
  const options = offer?.options ?? [];
  const lexicon = offer && metro.layoutOf(offer.seen.setup).modules.find(({ id }) => id === module)?.own?.lexicon;
  const moveFor = (action: unknown): OwnAction | undefined =>
    options.find(({ move }) => move.word === lexicon?.word(action))?.move;
  return {
    actions: options.map(({ action }) => action),
    isOwed: offer?.isOwed ?? false,
    has: (action) => moveFor(action) !== undefined,
    isPicked: (action) => {
      const move = moveFor(action);
      return move !== undefined && isSame(desk.chosen.value?.move, move);
    },
    pick: (action) => {
      const move = moveFor(action);
      if (move) desk.pick(move);
    },
  };
}
