/**
 * The ledger: every line that a tile would change, and the effect on everybody's points. It counts but does not advise.
 */
import { Reactions } from "../modules/common/reactions.tsx";
import { turned } from "@interchange/metro/core";
import type { Change, Preview } from "@interchange/metro/core";
import { useLayoutEffect, useRef } from "preact/hooks";
import { ownerIndex } from "../desk/scene.ts";
import { Badge } from "../../../kit/ui/badge.tsx";
import { useRulesAtTable } from "../../../table/desk/rulesAtTable.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { furtherThan } from "./further.ts";
import { Net } from "./net.tsx";
import { lineName } from "../desk/lines.ts";
import { endOf } from "../desk/telling/sentences.ts";
import { MetroTerm } from "../desk/terms.tsx";
import type { MetroTermId } from "../desk/terms.tsx";
import { sayEarner, useMetroDesk } from "../desk/useMetroDesk.ts";
import { metroWords } from "../words.ts";
import "./ledger.css";
import { useSignal } from "@preact/signals";
import type { RefObject } from "preact";

export function Ledger({ preview }: { readonly preview: Preview }) {
  const desk = useMetroDesk();
  useRulesAtTable(desk);
  const words = metroWords().ledger;
  const list = useRef<HTMLUListElement>(null);
  // Points come first: on phones the rest may need scrolling.
  const rows = preview.changes.toSorted(
    (one, other) => Math.abs(other.points) - Math.abs(one.points) || one.from - other.from,
  );
  return (
    <section class="panel info ledger" aria-label={words.title}>
      <h2 class="panel-title">{words.title}</h2>
      {rows.length ? (
        <ul ref={list} class="rows">
          {rows.map((change) => (
            <Row key={change.from} desk={desk} change={change} explains={explainedBy(rows, change)} />
          ))}
        </ul>
      ) : (
        <p class="quiet">{words.none}</p>
      )}
      {desk.own && <Reactions desk={desk} preview={preview} />}
      <div class="ledger-foot">
        {(!preview.profits.length || preview.gains.some(Boolean)) && <Net desk={desk} preview={preview} />}
        <More list={list} rows={rows} />
      </div>
    </section>
  );
}

/**
 * The terms that a row explains, if no earlier row does. Every explained term is one more tab stop, so once is enough.
 */
function explainedBy(rows: readonly Change[], change: Change): ReadonlySet<MetroTermId> {
  const before = new Set(rows.slice(0, rows.indexOf(change)).flatMap(termsOf));
  return new Set(termsOf(change).filter((id) => !before.has(id)));
}

function termsOf({ to, factor, earner }: Change): readonly MetroTermId[] {
  return [
    to === undefined ? "open" : "ended",
    ...(factor > 1 ? (["doubled"] as const) : []),
    ...(earner ? [] : (["nobody"] as const)),
  ];
}

interface RowProps {
  readonly desk: MetroDesk;
  readonly change: Change;
  readonly explains: ReadonlySet<MetroTermId>;
}

function Row({ desk, change, explains }: RowProps) {
  const words = metroWords().ledger;
  const { signed } = metroWords().table;
  const { from, earner, before, after, to, points, factor } = change;
  const worded = (id: MetroTermId, text: string) => (explains.has(id) ? <MetroTerm id={id}>{text}</MetroTerm> : text);
  return (
    <li class="row">
      <Badge colours={desk.still.value.owners} seat={earner && ownerIndex(earner)} />
      <span class="row-line">
        <b>{words.line(lineName(desk.still.value, from))}</b>{" "}
        <small>{earner ? sayEarner(desk, earner).name : worded("nobody", words.nobody)}</small>
      </span>
      <span class="row-change">
        <span aria-hidden="true">
          {before} <i>{words.arrow}</i> <b>{after}</b>
        </span>
        <span class="unseen">{words.change(before, after)}</span>
      </span>
      <span class="row-end">
        {to === undefined ? worded("open", words.open) : worded("ended", endOf(desk.shown.value.setup, to))}
        {factor > 1 && <span class="chip">{worded("doubled", metroWords().table.doubled)}</span>}
      </span>
      <Short desk={desk} change={change} />
      {to === undefined && earner && <May desk={desk} from={from} />}
      <span class="row-points">{to === undefined || !earner ? "" : signed(points)}</span>
    </li>
  );
}

/** With advice: what an open line may still become. */
function May({ desk, from }: { readonly desk: MetroDesk; readonly from: number }) {
  const may = desk.advice.value?.may(from);
  return may === undefined ? undefined : <small class="row-may">{may}</small>;
}

/** Says that a line that ends here might have continued. */
function Short({ desk, change }: { readonly desk: MetroDesk; readonly change: Change }) {
  const words = metroWords().ledger;
  const { ghost, tile, turn, still, shown } = desk;
  const cell = ghost.value;
  if (cell === undefined || tile.value === undefined) return undefined;
  const face = turned(tile.value, turn.value);
  const further = furtherThan(change, shown.value, still.value.faces, { cell, face });
  if (!further) return undefined;
  const { tiles, all } = further;
  return (
    <small class="row-short">
      <span class="chip">{words.short}</span> <span>{words.further(tiles, all)}</span>
    </small>
  );
}

interface MoreProps {
  readonly list: RefObject<HTMLElement>;
  /** The rows in the list; measured again when they change. */
  readonly rows: readonly unknown[];
}

function More({ list, rows }: MoreProps) {
  const hidden = useSignal(0);
  useLayoutEffect(() => {
    const shown = list.current;
    const box = shown?.closest(".infos");
    if (!shown || !box) {
      hidden.value = 0;
      return undefined;
    }
    const measure = (): void => {
      hidden.value = outOfSight(box, shown);
    };
    measure();
    box.addEventListener("scroll", measure, { passive: true });
    const sizes = new ResizeObserver(measure);
    sizes.observe(box);
    for (const part of shown.parentElement?.children ?? []) sizes.observe(part);
    return () => {
      box.removeEventListener("scroll", measure);
      sizes.disconnect();
    };
  }, [list, rows, hidden]);
  if (!hidden.value) return undefined;
  return (
    <button
      type="button"
      class="link ledger-more"
      onClick={() => list.current?.lastElementChild?.scrollIntoView({ block: "center" })}
    >
      {metroWords().ledger.more(hidden.value)}
    </button>
  );
}

/** Counts the rows below the visible part. The foot of the ledger covers the bottom of it. */
function outOfSight(box: Element, list: Element): number {
  const foot = list.parentElement?.querySelector(".ledger-foot");
  const bottom = Math.min(box.getBoundingClientRect().bottom, foot?.getBoundingClientRect().top ?? Infinity);
  return [...list.children].filter((row) => row.getBoundingClientRect().bottom > bottom + 1).length;
}
