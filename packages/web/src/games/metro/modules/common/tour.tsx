/** Introduces modules on the board, a sentence at a time. What it is about is lit. Each module's first table begins so. */
import { useSignal } from "@preact/signals";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { recall, remember } from "../../../../kit/localStorage.ts";
import { announce } from "../../../../kit/ui/live.tsx";
import { t } from "../../../../words/index.ts";
import { aboutOf, metroWords } from "../../words.ts";
import { metro } from "../../desk/engine.ts";
import { moduleViewOf } from "../index.ts";
import type { DeskWithModules, Lit, OwnDesk } from "../own.ts";
import "./tour.css";

/** The modules that were introduced in this browser. */
const NAME = "introduced";

function introduced(): readonly unknown[] {
  const kept = recall(NAME);
  return Array.isArray(kept) ? kept : [];
}

interface Stop extends Lit {
  readonly says: string;
}

const stopsOf = (module: string): readonly Stop[] =>
  aboutOf(module).about.map((says, at) => ({ module, says, light: moduleViewOf(module)?.lights?.[at] ?? "panel" }));

interface TourProps {
  readonly desk: DeskWithModules;
  readonly own: OwnDesk;
}

export function Tour({ desk, own }: TourProps) {
  const { introducing } = own;
  useEffect(() => {
    const { setup, stage, viewer } = desk.shown.peek();
    if (typeof viewer !== "number" || stage === "over") return;
    const known = introduced();
    introducing.value = metro.layoutOf(setup).modules.flatMap(({ id }) => (known.includes(id) ? [] : [id]));
  }, [desk, introducing]);
  return introducing.value.length ? <Stops key={introducing.value.join()} own={own} /> : undefined;
}

function Stops({ own: { introducing, lit } }: Pick<TourProps, "own">) {
  const words = t.learn;
  const at = useSignal(0);
  const modules = introducing.value;
  const stops = useMemo(() => {
    const replaced = modules.map((id) => moduleViewOf(id)?.introducesFor);
    return modules.filter((id) => !replaced.includes(id)).flatMap(stopsOf);
  }, [modules]);
  const stop = stops[at.value];
  const end = useCallback((): void => {
    remember(NAME, [...new Set([...introduced(), ...introducing.peek()])]);
    introducing.value = [];
  }, [introducing]);
  useEffect(() => {
    lit.value = stop;
    if (stop) announce(stop.says);
    return () => void (lit.value = undefined);
  }, [lit, stop]);
  const onward = useRef<HTMLButtonElement>(null);
  // The table uses Escape too, so this listens in the capture phase.
  useLayoutEffect(() => {
    onward.current?.focus({ preventScroll: true });
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") end();
    };
    document.addEventListener("keydown", onKey, true);
    return () => document.removeEventListener("keydown", onKey, true);
  }, [end]);
  if (!stop) return undefined;
  const isLast = at.value === stops.length - 1;
  return (
    <aside class="tour panel" aria-label={metroWords().allModules.introduction}>
      <p class="tour-head">
        <b>{aboutOf(stop.module).title}</b>
        <span class="quiet">{words.step(at.value + 1, stops.length)}</span>
      </p>
      <p>{stop.says}</p>
      <p class="tour-ways">
        <button type="button" class="link" onClick={end}>
          {words.skipShort}
        </button>
        <button ref={onward} type="button" class="button primary" onClick={() => (isLast ? end() : at.value++)}>
          {isLast ? words.gotIt : words.goOn}
        </button>
      </p>
    </aside>
  );
}
