/** The state of the setup form: where the plan comes from, how it changes, and how it becomes a table. */
import { createTable } from "../../storage/create.ts";
import type { Setup } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import type { Signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { TablePlan } from "../../storage/create.ts";
import { go } from "../../kit/router.ts";
import type { Sitter } from "../../kit/sitters.ts";
import { fieldId, isPossible, planProblems } from "./checks.ts";
import type { Field, Problem } from "./checks.ts";
import { optionsOf, seatsOf } from "./face.ts";
import type { SetupFace } from "./face.ts";
import { linkedPlan, linkOf } from "./link.ts";
import type { Linked } from "./link.ts";
import { defaultPlan, lastPlan, rememberPlan } from "./tableSetup.ts";
import { asksForOnline, usePlace } from "./online.tsx";
import type { Place } from "./online.tsx";
import { recoloured } from "./seats/seatColours.ts";
import { seatedWithin, withPeople } from "./seats/seating.ts";
import { t } from "../../words/index.ts";

export interface SettingUp {
  readonly plan: TablePlan;
  /** Undefined if the rules don't allow this table. */
  readonly setup: Setup | undefined;
  readonly problems: readonly Problem[];
  /** What the link asked for and could not be had. */
  readonly strangers: readonly string[];
  /** Where it is played, with the terms of an online table. */
  readonly place: Place;
  readonly openSeat: Signal<number | undefined>;
  readonly isMoreOpen: Signal<boolean>;
  readonly become: (plan: TablePlan) => void;
  readonly change: (part: Partial<TablePlan>) => void;
  readonly request: (part: TablePlan["request"]) => void;
  readonly setOption: (name: string, value: string) => void;
  readonly setModules: (modules: readonly string[]) => void;
  readonly setSitters: (sitters: readonly Sitter[]) => void;
  readonly begin: () => Promise<void>;
}

/** The plan in the link, else the last one. */
function planFor(face: SetupFace): Linked {
  const linked = linkedPlan(face, location.search);
  if (linked) return linked;
  const last = lastPlan(face.game);
  const plan = isPossible(face, last) ? last : defaultPlan(face.game);
  return { plan: asksForOnline(location.search) ? withPeople(plan) : plan, strangers: [] };
}

export function useSetup(face: SetupFace): SettingUp {
  const linked = useMemo(() => planFor(face), [face]);
  const planned = useSignal<TablePlan>(linked.plan);
  const problems = useSignal<readonly Problem[]>([]);
  const openSeat = useSignal<number | undefined>(undefined);
  // Without modules, these rules are all there is to choose.
  const isMoreOpen = useSignal(!face.modules);
  const toMend = useSignal<Problem | undefined>(undefined);
  const place = usePlace();
  const plan = planned.value;
  const { request, sitters } = plan;
  const setup = useMemo(() => setupOf(face, request, sitters.length), [face, request, sitters.length]);
  useEffect(() => {
    const field = toMend.value?.field;
    // Its section opens first.
    if (field) requestAnimationFrame(() => elementOf(field)?.focus());
  }, [toMend.value]);

  const become = (changed: TablePlan): void => {
    const coloured = recoloured(face, changed, planned.value.sitters);
    planned.value = coloured;
    if (problems.value.length) problems.value = planProblems(face, coloured, place.isOnline);
    followed(face, coloured);
  };
  const change = (part: Partial<TablePlan>): void => become({ ...planned.value, ...part });
  const seat = (changed: readonly Sitter[], part: TablePlan["request"]): void => {
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
    plan,
    setup,
    problems: problems.value,
    strangers: linked.strangers,
    place,
    openSeat,
    isMoreOpen,
    become,
    change,
    request: (part) => change({ request: { ...request, ...part } }),
    setOption: (name, value) => change({ request: { ...request, options: { ...request.options, [name]: value } } }),
    setModules: (chosen) => {
      // Options of removed modules are dropped.
      const known = optionsOf(face, chosen).map(({ name }) => name);
      const kept = Object.entries(request.options ?? {}).filter(([name]) => known.includes(name));
      seat(seatedWithin(seatsOf(face, chosen), sitters), { modules: chosen, options: Object.fromEntries(kept) });
    },
    setSitters: (changed) => seat(changed, {}),
    begin: async () => {
      const found = planProblems(face, planned.value, place.isOnline);
      if (found.length) {
        show(found);
        return;
      }
      if (place.isOnline) {
        place.make(planned.value, (text) => show([{ field: { kind: "table" }, text }]));
        return;
      }
      const named = { ...plan, sitters: sitters.map((each) => ({ ...each, name: each.name.trim() })) };
      const created = await createTable(named);
      if (!created.ok) {
        show([{ field: { kind: "table" }, text: t.home.plan.full }]);
        return;
      }
      rememberPlan(named);
      go(`/table/${created.id}`);
    },
  };
}

function setupOf({ engine }: SetupFace, request: TablePlan["request"], seats: number): Setup | undefined {
  const prepared = engine.prepare({ ...request, seats });
  return prepared.ok ? prepared.setup : undefined;
}

/** Keeps the address in step with the choices, so that it can be copied, reloaded and revisited. */
function followed(face: SetupFace, plan: TablePlan): void {
  history.replaceState(undefined, "", linkOf(face, plan, location.search));
}

/** The field to fix, on the page. */
function elementOf(field: Field): HTMLElement | undefined {
  const found = document.getElementById(fieldId(field)) ?? document.getElementById("field-table");
  return found?.querySelector<HTMLElement>("input:checked") ?? found ?? undefined;
}
