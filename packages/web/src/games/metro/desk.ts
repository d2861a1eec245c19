/**
 * What lies before the person at a table: what they look at, and the decision they are putting together. Nothing here
 * is known to the table until the decision is confirmed; until then every step can be taken back.
 */
import { metroEntry } from "@interchange/games";
import { DIFFERENT_TURNS, isTileCode, kindOf, preview as previewOn } from "@interchange/metro/core";
import type { Cell, Event, Move, Place, Preview, TileCode, View } from "@interchange/metro/core";
import { layoutAt, metroAt, sceneAt } from "./engine.ts";
import type { Refusal } from "@interchange/tabletop";
import { batch, computed, effect, signal } from "@preact/signals";
import type { ReadonlySignal, Signal } from "@preact/signals";
import { h } from "preact";
import { boardSceneOf } from "./scene.ts";
import type { BoardScene } from "@interchange/boards/metro";
import type { TableClient } from "../../client/client.ts";
import { helps } from "../../client/sitters.ts";
import type { TableDesk } from "../../table/desk.ts";
import { historyOf } from "../../table/history.ts";
import type { History, Past } from "../../table/history.ts";
import type { Speaker } from "../../table/names.ts";
import { facesAt, kitAt } from "./kit.ts";
import type { OnTable } from "./modules/onTable.ts";
import type { OwnDesk } from "./modules/ownDesk.ts";
import { SeatBadge } from "./seatBadge.tsx";
import { isPlacing, sentencesOf } from "./sentences.ts";
import type { MetroSentence } from "./sentences.ts";
import { promptOf, wordsOf } from "./words.ts";

/** How the past of a game is read from its events. */
export const PAST: Past<Event, View> = {
  isStep: isPlacing,
  follow: (view, event) => metroAt(view.setup).follow(view, event),
};

export type MetroClient = TableClient<Move, Event, View>;

export interface WhyNot {
  readonly cell: Cell;
  readonly refusal: Refusal;
}

export interface Desk extends TableDesk {
  readonly client: MetroClient;
  /** What is done in modules; undefined where there are none. */
  readonly own: OwnDesk | undefined;
  readonly history: History<View>;
  readonly sentences: ReadonlySignal<readonly MetroSentence[]>;
  /** What is on the board now: the live game, or a moment of the past. */
  readonly shown: ReadonlySignal<View>;
  /** The stations and lines of what is shown. */
  readonly still: ReadonlySignal<BoardScene>;
  /** The tiles that may be placed. */
  readonly tiles: ReadonlySignal<readonly TileCode[]>;
  readonly tileAt: Signal<number>;
  readonly tile: ReadonlySignal<TileCode | undefined>;
  readonly turn: Signal<number>;
  readonly canTurn: ReadonlySignal<boolean>;
  readonly canDraw: ReadonlySignal<boolean>;
  readonly canPass: ReadonlySignal<boolean>;
  readonly targets: ReadonlySignal<ReadonlySet<Cell>>;
  /** The square that was chosen. */
  readonly chosen: Signal<Cell | undefined>;
  /** The square that the pointer is on. */
  readonly hovered: Signal<Cell | undefined>;
  /** The square that pointer or keyboard is on, tile or not. */
  readonly cursor: Signal<Cell | undefined>;
  /** Where the ghost lies: the square chosen, else the one pointed at. */
  readonly ghost: ReadonlySignal<Cell | undefined>;
  readonly preview: ReadonlySignal<Preview | undefined>;
  /** At the highest level of help: own gain less the best rival's, for each square. */
  readonly swings: ReadonlySignal<ReadonlyMap<Cell, number> | undefined>;

  /** Opens the rules of a module. */
  readonly readRules: (module: string) => void;

  readonly whyNot: Signal<WhyNot | undefined>;
  /** The line that is followed until told otherwise, and the one that is only pointed at. */
  readonly traced: Signal<Place | undefined>;
  readonly pointed: Signal<Place | undefined>;
  readonly lit: ReadonlySignal<Place | undefined>;
  /** Whether all lines but the viewer's own are dimmed. */
  readonly onlyMine: Signal<boolean>;

  chooseSquare(cell: Cell): void;
  chooseTile(at: number): void;
  rotate(): void;
  place(): Promise<void>;
  draw(): Promise<void>;
  pass(): Promise<void>;
  /** Who words things, to whom. */
  readonly speaker: () => Speaker;
  /** Follows a line, or stops following it. */
  trace(place: Place | undefined): void;
}

export function deskOf(client: MetroClient, says: { readonly stale: string }): Desk {
  const history = historyOf(client, PAST);
  const { view, waiting } = client;
  const tileAt = signal(0);
  const turn = signal(0);
  const chosen = signal<Cell | undefined>(undefined);
  const hovered = signal<Cell | undefined>(undefined);
  const cursor = signal<Cell | undefined>(undefined);
  const whyNot = signal<WhyNot | undefined>(undefined);
  const traced = signal<Place | undefined>(undefined);
  const pointed = signal<Place | undefined>(undefined);
  const onlyMine = signal(false);
  const sheet = signal<string | undefined>(undefined);
  const notice = signal<string | undefined>(undefined);
  const wantedModule = signal<string | undefined>(undefined);

  const isDeciding = computed(() => waiting.value.kind === "viewer" && history.at.value === undefined);
  const moves = computed<readonly Move[]>(() => (isDeciding.value ? metroAt(view.value.setup).moves(view.value) : []));
  const tiles = computed<readonly TileCode[]>(() => {
    const { stage, drawn, hands, viewer } = view.value;
    if (typeof viewer !== "number") return [];
    return (stage === "place" && isDeciding.value ? drawn : (hands[viewer] ?? [])).filter(isTileCode);
  });
  const tile = computed(() => tiles.value[tileAt.value] ?? tiles.value[0]);
  const canTurn = computed(() => {
    const held = tile.value;
    return layoutAt(view.value.setup).terms.freeOrientation && held !== undefined && DIFFERENT_TURNS[kindOf(held)]! > 1;
  });
  const canDraw = computed(() => moves.value.some((move) => move.type === "draw"));
  const canPass = computed(() => moves.value.some((move) => move.type === "pass"));
  const placements = computed(() =>
    moves.value.filter((move) => move.type === "place").filter((move) => move.tile === tile.value),
  );
  const targets = computed<ReadonlySet<Cell>>(
    () => new Set(placements.value.filter((move) => move.turn === turn.value).map((move) => move.cell)),
  );
  const ghost = computed(() => {
    if (chosen.value !== undefined) return chosen.value;
    const cell = hovered.value;
    return cell !== undefined && targets.value.has(cell) ? cell : undefined;
  });
  const rules = computed(() => sceneAt(view.value));
  const previewAt = (cell: Cell): Preview | undefined =>
    tile.value && previewOn(rules.value, view.value, tile.value, { cell, turn: turn.value });
  const preview = computed(() => {
    const cell = ghost.value;
    return cell === undefined || !isDeciding.value || !helps(client.assist, "ledger") ? undefined : previewAt(cell);
  });
  const swings = computed(() => {
    if (!helps(client.assist, "hints") || !isDeciding.value || chosen.value !== undefined) return undefined;
    const faces = facesAt(speaker(), view.value);
    return new Map(
      [...targets.value].map((cell) => {
        const tried = previewAt(cell);
        const more = faces.reduce((sum, { face, seen }) => sum + ((tried && face.worth?.(tried, seen)) ?? 0), 0);
        return [cell, swingOf(tried, view.value.turn) + more];
      }),
    );
  });
  const lit = computed(() => {
    if (!helps(client.assist, "trace")) return undefined;
    // While a tile is tried out, what it changes is lit instead.
    return traced.value ?? (chosen.value === undefined ? pointed.value : undefined);
  });

  const clear = (): void => {
    batch(() => {
      own?.clear();
      chosen.value = undefined;
      whyNot.value = undefined;
      notice.value = undefined;
      turn.value = 0;
      tileAt.value = 0;
    });
  };
  const speaker = (): Speaker => ({
    sitters: client.sitters,
    setup: view.value.setup,
    viewer: client.viewer.value,
  });
  const own = kitAt(view.peek().setup)?.deskOf({
    view,
    isDeciding,
    moves,
    speaker,
    play: (move) => void attempt(move),
    onPick: () => {
      chosen.value = undefined;
      whyNot.value = undefined;
      sheet.value = undefined;
    },
    onRefused: (cell, refusal) => {
      whyNot.value = { cell, refusal };
    },
  });
  // Whatever happens at the table makes a half-made decision void.
  const dispose = effect(() => {
    void client.happened.value;
    void history.at.value;
    clear();
  });

  const attempt = async (move: Move): Promise<void> => {
    const answer = await client.play(move);
    if (answer.kind === "refused" && move.type === "place") whyNot.value = { cell: move.cell, refusal: answer.refusal };
    if (answer.kind === "stale") notice.value = says.stale;
  };

  const still = computed(() => boardSceneOf(history.shown.value));
  const sentences = computed(() => sentencesOf(speaker(), client.happened.value));

  const desk: Desk = {
    game: metroEntry.id,
    rules: () => import("./rules.ts").then(({ metroRules }) => metroRules),
    client,
    history,
    shown: history.shown,
    still,
    isDeciding,
    sentences,
    own,
    prompt: computed(
      () =>
        own?.prompt.value ??
        (chosen.value === undefined ? placingIn(facesAt(speaker(), view.value)) : undefined) ??
        promptOf({
          stage: view.value.stage,
          chosen: chosen.value,
          canDraw: canDraw.value,
          fits: targets.value.size > 0 || canTurn.value || tiles.value.length > 1,
          tiles: tiles.value.length,
        }),
    ),
    words: computed(() => wordsOf(history.shown.value)),
    wantedRule: computed(() => whyNot.value?.refusal.rule),
    modules: layoutAt(view.peek().setup).modules.map(({ id }) => id),
    wantedModule,
    readRules(module) {
      wantedModule.value = module;
      sheet.value = "rules";
    },
    badge: (seat, small = false) => h(SeatBadge, { desk, seat, small }),
    tell: ({ index }) => desk.trace(sentences.value.find((each) => each.index === index)?.lines[0]?.from),
    tiles,
    tileAt,
    tile,
    turn,
    canTurn,
    canDraw,
    canPass,
    targets,
    chosen,
    hovered,
    cursor,
    ghost,
    preview,
    swings,
    whyNot,
    traced,
    pointed,
    lit,
    onlyMine,
    sheet,
    notice,
    chooseSquare(cell) {
      if (!isDeciding.value || own?.chooseSquare(cell) || tile.value === undefined) return;
      batch(() => {
        traced.value = undefined;
        if (targets.value.has(cell)) {
          chosen.value = cell;
          whyNot.value = undefined;
          return;
        }
        const refusal = metroAt(view.value.setup).refusal(view.value, {
          type: "place",
          tile: tile.value!,
          turn: turn.value,
          cell,
        });
        chosen.value = undefined;
        whyNot.value = refusal && { cell, refusal };
      });
    },
    chooseTile(at) {
      batch(() => {
        tileAt.value = at;
        turn.value = 0;
        whyNot.value = undefined;
        if (chosen.value !== undefined && !targets.value.has(chosen.value)) chosen.value = undefined;
      });
    },
    rotate() {
      const held = tile.value;
      if (!canTurn.value || held === undefined) return;
      const turns = DIFFERENT_TURNS[kindOf(held)]!;
      const cell = chosen.value;
      // With a square chosen, only turns that are allowed there come round.
      for (let step = 1; step <= turns; step++) {
        const next = (turn.value + step) % turns;
        if (cell !== undefined && !placements.value.some((move) => move.cell === cell && move.turn === next)) continue;
        turn.value = next;
        break;
      }
      whyNot.value = undefined;
    },
    stepBack() {
      if (whyNot.value) whyNot.value = undefined;
      else if (own?.stepBack()) return true;
      else if (chosen.value !== undefined) chosen.value = undefined;
      else if (traced.value !== undefined) traced.value = undefined;
      else return false;
      return true;
    },
    async place() {
      const cell = chosen.value;
      if (!isDeciding.value || cell === undefined || tile.value === undefined) return;
      await attempt({ type: "place", tile: tile.value, turn: turn.value, cell });
    },
    async draw() {
      if (canDraw.value) await attempt({ type: "draw" });
    },
    async pass() {
      if (canPass.value) await attempt({ type: "pass" });
    },
    speaker,
    trace(place) {
      batch(() => {
        traced.value = place;
        whyNot.value = undefined;
      });
    },
    close() {
      dispose();
      history.close();
      client.close();
    },
  };
  return desk;
}

/** What a module wants done with the tile. */
function placingIn(faces: readonly OnTable[]): string | undefined {
  return faces.map(({ face, seen }) => face.placing?.(seen)).find((prompt) => prompt !== undefined);
}

/** What a seat would gain more than the best of the others. */
export function swingOf(preview: Preview | undefined, seat: number): number {
  if (!preview) return 0;
  const rivals = preview.gains.filter((_, other) => other !== seat);
  return (preview.gains[seat] ?? 0) - Math.max(0, ...rivals);
}
