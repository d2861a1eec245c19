/** The state of the setup form: where the plan comes from, how it changes, and how it becomes a table. */
import { createTable } from "../../storage/create.ts";
import type { Setup } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { TableSetup } from "../../storage/create.ts";
import { go } from "../../kit/router.ts";
import type { Sitter } from "../../kit/sitters.ts";
import { fieldId, isPossible, setupProblems } from "./checks.ts";
import type { Field, Problem } from "./checks.ts";
import { optionsOf, seatsOf } from "./gameSetup.ts";
import type { GameSetup } from "./gameSetup.ts";
import { linkedSetup, linkOf } from "./link.ts";
import type { Linked } from "./link.ts";
import { defaultSetup, lastSetup, rememberSetup } from "./tableSetup.ts";
import { asksForOnline, useWhereToPlay } from "./online.tsx";
import type { WhereToPlay } from "./online.tsx";
import { recoloured } from "./seats/seatColours.ts";
import { seatedWithin, withPeople } from "./seats/seating.ts";
import { t } from "../../words/index.ts";

export interface SettingUp {
  readonly tableSetup: TableSetup;
  /** Undefined if the rules don't allow this table. */
  readonly setup: Setup | undefined;
  readonly problems: readonly Problem[];
  /** What the link asked for and could not be had. */
  readonly strangers: readonly string[];
  /** Where it is played, with the terms of an online table. */
  readonly where: WhereToPlay;
  readonly openSeat: Signal<number | undefined>;
  readonly isMoreOpen: Signal<boolean>;
  readonly become: (tableSetup: TableSetup) => void;
  readonly change: (part: Partial<TableSetup>) => void;
  readonly request: (part: TableSetup["request"]) => void;
  readonly setOption: (name: string, value: string) => void;
  readonly setModules: (modules: readonly string[]) => void;
  readonly setSitters: (sitters: readonly Sitter[]) => void;
  readonly begin: () => Promise<void>;
}

/** The plan in the link, else the last one. */
function setupFor(gameSetup: GameSetup): Linked {
  const linked = linkedSetup(gameSetup, location.search, location.hash);
  if (linked) return linked;
  const last = lastSetup(gameSetup.game);
  const tableSetup = isPossible(gameSetup, last) ? last : defaultSetup(gameSetup.game);
  return { tableSetup: asksForOnline(location.search) ? withPeople(tableSetup) : tableSetup, strangers: [] };
}

export function useSetup(gameSetup: GameSetup): SettingUp {
  const linked = useMemo(() => setupFor(gameSetup), [gameSetup]);
  const chosen = useSignal<TableSetup>(linked.tableSetup);
  const problems = useSignal<readonly Problem[]>([]);
  const openSeat = useSignal<number | undefined>(undefined);
  // Without modules, these rules are all there is to choose.
  const isMoreOpen = useSignal(!gameSetup.modules);
  const toMend = useSignal<Problem | undefined>(undefined);
  const where = useWhereToPlay();
  const tableSetup = chosen.value;
  const { request, sitters } = tableSetup;
  const setup = useMemo(() => setupOf(gameSetup, request, sitters.length), [gameSetup, request, sitters.length]);
  useEffect(() => {
    const field = toMend.value?.field;
    // Its section opens first.
    if (field) requestAnimationFrame(() => elementOf(field)?.focus());
  }, [toMend.value]);

  const become = (changed: TableSetup): void => {
    const coloured = recoloured(gameSetup, fittingComponents(gameSetup, changed), chosen.value.sitters);
    chosen.value = coloured;
    if (problems.value.length) problems.value = setupProblems(gameSetup, coloured, where.isOnline);
    followed(gameSetup, coloured);
  };
  const change = (part: Partial<TableSetup>): void => become({ ...chosen.value, ...part });
  const seat = (changed: readonly Sitter[], part: TableSetup["request"]): void => {
    const { options = {} } = { ...request, ...part };
    // The player who was to start may have left.
    const hasLeft = Number(options["start"]) > changed.length;
    change({
      sitters: changed,
      request: { ...request, ...part, options: hasLeft ? { ...options, start: "1" } : options },
    });
  };
  const show = (found: readonly Problem[]): void => {
    const field = found[0]?.field;
    problems.value = found;
    if (field?.kind === "name") openSeat.value = field.seat;
    if (field?.kind === "option") isMoreOpen.value = true;
    toMend.value = found[0];
  };
  return {
    tableSetup,
    setup,
    problems: problems.value,
    strangers: linked.strangers,
    where,
    openSeat,
    isMoreOpen,
    become,
    change,
    request: (part) => change({ request: { ...request, ...part } }),
    setOption: (name, value) => change({ request: { ...request, options: { ...request.options, [name]: value } } }),
    setModules: (chosen) => {
      // Options of removed modules are dropped.
      const known = optionsOf(gameSetup, chosen).map(({ name }) => name);
      const kept = Object.entries(request.options ?? {}).filter(([name]) => known.includes(name));
      seat(seatedWithin(seatsOf(gameSetup, chosen), sitters), { modules: chosen, options: Object.fromEntries(kept) });
    },
    setSitters: (changed) => seat(changed, {}),
    begin: async () => {
      const found = setupProblems(gameSetup, chosen.value, where.isOnline);
      if (found.length) {
        show(found);
        return;
      }
      if (where.isOnline) {
        const isListable = gameSetup.unlisted?.(chosen.value.request) === undefined;
        where.make(chosen.value, isListable, (text) => show([{ field: { kind: "table" }, text }]));
        return;
      }
      const named = { ...tableSetup, sitters: sitters.map((each) => ({ ...each, name: each.name.trim() })) };
      const created = await createTable(named);
      if (!created.ok) {
        show([{ field: { kind: "table" }, text: t.home.setup.full }]);
        return;
      }
      rememberSetup(named);
      go(`/table/${created.id}`);
    },
  };
}

/** A map, for example, is for some numbers of players, and some rules need a station that it may not have. */
function fittingComponents(gameSetup: GameSetup, tableSetup: TableSetup): TableSetup {
  const { request, sitters } = tableSetup;
  const range = gameSetup.seatsWith?.(request);
  const options = { ...request.options, ...gameSetup.optionsWith?.(request) };
  return {
    ...tableSetup,
    request: { ...request, options },
    sitters: range ? seatedWithin(range, sitters) : sitters,
  };
}

function setupOf({ engine }: GameSetup, request: TableSetup["request"], seats: number): Setup | undefined {
  const prepared = engine.prepare({ ...request, seats });
  return prepared.ok ? prepared.setup : undefined;
}

/** Keeps the address in step with the choices, so that it can be copied, reloaded and revisited. */
function followed(gameSetup: GameSetup, tableSetup: TableSetup): void {
  history.replaceState(undefined, "", linkOf(gameSetup, tableSetup, location.search));
}

/** The field to fix, on the page. */
function elementOf(field: Field): HTMLElement | undefined {
  const found = document.getElementById(fieldId(field)) ?? document.getElementById("field-table");
  return found?.querySelector<HTMLElement>("input:checked") ?? found ?? undefined;
}
