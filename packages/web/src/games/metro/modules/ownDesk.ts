/**
 * What the viewer may do in modules, and what of it is picked. Nothing is played until it is confirmed, as with a tile
 * that lies on a square as a ghost.
 */
import { owedIn } from "@interchange/metro/core";
import type { Cell, Move, OwnAction, Place, Preview, View } from "@interchange/metro/core";
import type { Refusal } from "@interchange/tabletop";
import { computed, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import type { Speaker } from "../../../table/names.ts";
import { layoutAt, metroAt } from "../engine.ts";
import type { AnyFace, Offers, Seen, Spot } from "./face.ts";
import type { Faces } from "./onTable.ts";
import { seenBy } from "./says.ts";
import { moduleWords } from "./moduleWords.ts";

/** One thing that may be done, in words and, if it has one, with its spot on the board. */
export interface Option {
  readonly move: OwnAction;
  readonly action: unknown;
  readonly say: string;
  readonly group: string;
  readonly spot: Spot | undefined;
  readonly isInPanel: boolean;
}

/** What may be done in one module. */
export interface ModuleOffer {
  readonly id: string;
  readonly face: AnyFace | undefined;
  readonly seen: Seen;
  readonly isOwed: boolean;
  readonly options: readonly Option[];
}

/** What is done in modules at one table. */
export interface OwnDesk {
  readonly faces: Faces;
  readonly offers: ReadonlySignal<readonly ModuleOffer[]>;
  /** Whether a decision of a module is owed by the viewer, or something other than a tile is picked. */
  readonly isActing: ReadonlySignal<boolean>;
  readonly isOwed: ReadonlySignal<boolean>;
  readonly prompt: ReadonlySignal<string | undefined>;
  /** Squares and stations where something may be picked, and the one that is. */
  readonly squares: ReadonlySignal<ReadonlySet<Cell> | undefined>;
  readonly stations: ReadonlySignal<ReadonlySet<Place> | undefined>;
  readonly picked: ReadonlySignal<Cell | undefined>;
  readonly pickedStation: ReadonlySignal<Place | undefined>;
  readonly chosen: ReadonlySignal<Option | undefined>;
  /** The module that the person turned to instead of placing a tile. */
  readonly turnedTo: Signal<string | undefined>;
  /** What is to be chosen from now, in groups of which one is shown. */
  readonly choices: ReadonlySignal<readonly Option[]>;
  readonly group: Signal<string | undefined>;
  readonly shownOptions: ReadonlySignal<readonly Option[]>;
  pick(move: OwnAction): void;
  offersIn(module: string): Offers;
  /** Answers whether the tap was meant for a module. */
  chooseSquare(cell: Cell): boolean;
  chooseStation(place: Place): boolean;
  /** Plays what is picked; false when nothing is. */
  confirm(): boolean;
  stepBack(): boolean;
  clear(): void;
}

export interface OwnNeeds {
  readonly view: ReadonlySignal<View>;
  readonly isDeciding: ReadonlySignal<boolean>;
  readonly moves: ReadonlySignal<readonly Move[]>;
  readonly speaker: () => Speaker;
  readonly play: (move: Move) => void;
  /** Something was picked: a tile that was being tried is not any more, and open panels close. */
  readonly onPick: () => void;
  /** Why a square is not possible. */
  readonly onRefused: (cell: Cell, refusal: Refusal) => void;
}

/** What the parts of modules know of a table's desk. */
export interface DeskWithModules {
  readonly own: OwnDesk | undefined;
  readonly shown: ReadonlySignal<View>;
  readonly preview: ReadonlySignal<Preview | undefined>;
  readonly canPass: ReadonlySignal<boolean>;
  /** The square chosen for a tile, and the panel that is open over the table. */
  readonly chosen: Signal<Cell | undefined>;
  readonly sheet: Signal<string | undefined>;
  readonly speaker: () => Speaker;
  readonly readRules: (module: string) => void;
  pass(): Promise<void>;
  stepBack(): boolean;
}

const isSame = (one: OwnAction | undefined, other: OwnAction): boolean =>
  one?.module === other.module && one.word === other.word;

export function ownDeskOf(faces: Faces, needs: OwnNeeds): OwnDesk {
  const { view, moves, speaker } = needs;
  const picked = signal<OwnAction | undefined>(undefined);
  const group = signal<string | undefined>(undefined);
  const turnedTo = signal<string | undefined>(undefined);

  const owed = computed(() => {
    if (!needs.isDeciding.value) return undefined;
    const [move] = moves.value;
    return move?.type === "own" ? owedIn(seenBy(speaker(), view.value, move.module).scene)?.module.id : undefined;
  });
  const isOwed = computed(() => owed.value !== undefined);
  const offers = computed((): readonly ModuleOffer[] => {
    const own = moves.value.flatMap((move) => (move.type === "own" ? [move] : []));
    return [...new Set(own.map(({ module }) => module))].map((id) => {
      const seen = seenBy(speaker(), view.value, id);
      const face = faces.get(id);
      const options = own.filter(({ module }) => module === id).map((move) => optionOf(face, seen, move));
      return { id, face, seen, isOwed: isOwed.value, options };
    });
  });
  const all = computed(() => offers.value.flatMap(({ options }) => options));
  const chosen = computed(() => all.value.find(({ move }) => isSame(picked.value, move)));
  const choices = computed(() =>
    isOwed.value ? all.value : all.value.filter(({ move }) => move.module === turnedTo.value),
  );
  const shownOptions = computed(() => {
    const groups = choices.value.map((option) => option.group);
    const shown = group.value !== undefined && groups.includes(group.value) ? group.value : groups[0];
    return choices.value.filter((option) => option.group === shown);
  });
  const spots = computed(() => shownOptions.value.flatMap(({ spot }) => spot ?? []));
  const isChoosing = computed(() => choices.value.length > 0);

  const pick = (move: OwnAction): void => {
    picked.value = move;
    needs.onPick();
  };
  const desk: OwnDesk = {
    faces,
    offers,
    isOwed,
    chosen,
    group,
    shownOptions,
    turnedTo,
    choices,
    isActing: computed(() => isChoosing.value || chosen.value !== undefined),
    prompt: computed(() => promptOf(desk, needs)),
    squares: computed(() =>
      isChoosing.value
        ? new Set(spots.value.flatMap((spot) => (spot.kind === "square" ? [spot.cell] : [])))
        : undefined,
    ),
    stations: computed(() => {
      const places = spots.value.flatMap((spot) => (spot.kind === "station" ? [spot.place] : []));
      return places.length ? new Set(places) : undefined;
    }),
    picked: computed(() => {
      const spot = chosen.value?.spot;
      return spot?.kind === "square" ? spot.cell : undefined;
    }),
    pickedStation: computed(() => {
      const spot = chosen.value?.spot;
      return spot?.kind === "station" ? spot.place : undefined;
    }),
    chooseSquare(cell) {
      if (!isChoosing.value) {
        picked.value = undefined;
        return false;
      }
      const here = shownOptions.value.find(({ spot }) => spot?.kind === "square" && spot.cell === cell);
      if (here) pick(here.move);
      else refuse(desk, needs, cell);
      return true;
    },
    chooseStation(place) {
      const here = shownOptions.value.filter(({ spot }) => spot?.kind === "station" && spot.place === place);
      if (!here.length) return false;
      // A second tap on a station where several things may be done turns to the next of them.
      const at = here.findIndex(({ move }) => isSame(picked.value, move));
      pick(here[(at + 1) % here.length]!.move);
      return true;
    },
    confirm() {
      const option = chosen.value;
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
    pick,
    offersIn: (module) => offersOf(desk, module),
  };
  return desk;
}

function optionOf(face: AnyFace | undefined, seen: Seen, move: OwnAction): Option {
  const action: unknown = readAction(seen, move);
  return {
    move,
    action,
    say: face ? face.say(action, seen) : move.word.replaceAll("-", " "),
    group: face?.group?.(action, seen) ?? "",
    spot: face?.spot?.(action, seen),
    isInPanel: face?.isInPanel?.(action) ?? false,
  };
}

function readAction({ setup }: Seen, { module, word }: OwnAction): unknown {
  return layoutAt(setup)
    .modules.find(({ id }) => id === module)
    ?.own?.lexicon.read(word);
}

function promptOf({ chosen, offers, isOwed, turnedTo }: OwnDesk, { moves }: OwnNeeds): string | undefined {
  if (chosen.value) return moduleWords().confirms(chosen.value.say);
  const [offer] = offers.value;
  if (isOwed.value && offer)
    return (
      offer.face?.ask?.(
        offer.options.map(({ action }) => action),
        offer.seen,
      ) ?? moduleWords().decide
    );
  if (turnedTo.value !== undefined) return moduleWords().choose;
  return moves.value.some(({ type }) => type === "pass") ? moduleWords().passPrompt : undefined;
}

/** Says why a square is not among those offered, if the module knows anything that could be meant there. */
function refuse({ offers, group, turnedTo }: OwnDesk, { view, onRefused }: OwnNeeds, cell: Cell): void {
  const offer = offers.value.find(({ id, isOwed }) => isOwed || id === turnedTo.value);
  if (!offer?.face?.spot) return;
  const { face, seen, id } = offer;
  const lexicon = layoutAt(seen.setup).modules.find((module) => module.id === id)?.own?.lexicon;
  const wanted = group.value ?? offer.options[0]?.group;
  const meant = lexicon?.actions.find((action: unknown) => {
    const spot = face.spot?.(action, seen);
    return spot?.kind === "square" && spot.cell === cell && (face.group?.(action, seen) ?? "") === wanted;
  }) as unknown;
  if (!lexicon || meant === undefined) return;
  const refusal = metroAt(view.value.setup).refusal(view.value, { type: "own", module: id, word: lexicon.word(meant) });
  if (refusal) onRefused(cell, refusal);
}

function offersOf(desk: OwnDesk, module: string): Offers {
  const offer = desk.offers.value.find(({ id }) => id === module);
  const options = offer?.options ?? [];
  const lexicon = offer && layoutAt(offer.seen.setup).modules.find(({ id }) => id === module)?.own?.lexicon;
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
