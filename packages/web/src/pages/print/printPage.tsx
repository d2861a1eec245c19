/** A printable page: the final board, the points, every move and draw, and the proof of the shuffle. */
import { readRecord } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import { checkSeal } from "@interchange/tabletop/seal";
import type { SealCheck } from "@interchange/tabletop/seal";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { gamePageOf } from "../../games/gamePages.ts";
import { gameOf } from "../../kit/game.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { Loading } from "../../kit/ui/lazy.tsx";
import { dataAddress } from "../../table/share/raster.ts";
import { shareableOf } from "../../table/share/sharing.ts";
import { t } from "../../words/index.ts";
import "./print.css";
import { openTable } from "../../client/open.ts";
import { gameAt } from "../../storage/gameAt.ts";
import { api } from "../../api/api.ts";

/** Moves whose notation is longer than this have names beside their pictures. */
const LONG = 14;

interface Printed {
  readonly record: GameRecord;
  readonly title: string;
  readonly modules: readonly string[];
  readonly board: string;
  /** A picture of every move and draw. */
  readonly entries: readonly ComponentChildren[];
  readonly seal: SealCheck;
}

async function printedOf(id: string, isOnline: boolean): Promise<Printed | undefined> {
  const record = await recordOf(id, isOnline);
  if (!record || (!record.result && !record.termination)) return undefined;
  const gamePage = gamePageOf(record.game);
  const title = gamePage?.about().name ?? record.game;
  const drawn = await shareableOf(record, title);
  if (!drawn || !gamePage) return undefined;
  const { engine } = await gameOf(record.game, record.setup.modules);
  return {
    record,
    title,
    modules: record.setup.modules.map((module) => gamePage.listing.moduleTitle(module)),
    board: drawn.still(drawn.steps, "light", 960),
    entries: (await gamePage.printed?.(record)) ?? record.entries.map(({ text }) => text),
    seal: checkSeal(engine, record),
  };
}

export function PrintPage({ id, isOnline = false }: { readonly id: string; readonly isOnline?: boolean }) {
  const words = t.share.print;
  const printed = useSignal<Printed | "none" | undefined>(undefined);
  useEffect(() => {
    void printedOf(id, isOnline).then((made) => {
      printed.value = made ?? "none";
    });
  }, [id, isOnline, printed]);
  const made = printed.value;
  return (
    <Frame title={words.title} wide>
      {made === undefined ? <Loading /> : made === "none" ? <p>{words.running}</p> : <Sheet {...made} />}
    </Frame>
  );
}

function Sheet({ record, title, modules, board, entries, seal }: Printed) {
  const words = t.share.print;
  const { seats, result, tags } = record;
  return (
    <article class="printed">
      <div class="buttons printed-buttons">
        <button type="button" class="button primary" onClick={() => print()}>
          {words.go}
        </button>
        <button type="button" class="button" onClick={() => history.back()}>
          {words.back}
        </button>
      </div>
      <header class="printed-head">
        <h1>{title}</h1>
        <p>{t.common.dotted([...modules, ...(tags["Date"] === undefined ? [] : [tags["Date"]])])}</p>
      </header>
      <img class="printed-board" src={dataAddress(board)} alt={words.board} />
      <section class="printed-scores">
        <h2>{words.scores}</h2>
        <table>
          <tbody>
            {seats.map((name, seat) => (
              <tr key={seat}>
                <th scope="row">{name}</th>
                <td>{result?.[seat]}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <h2>{words.proof}</h2>
        <Proof record={record} seal={seal} />
      </section>
      <section class="printed-moves">
        <h2>{words.moves}</h2>
        <ol class={record.entries.some(({ text }) => text.length > LONG) ? "is-long" : ""}>
          {entries.map((entry, at) => (
            <li key={at} class={record.entries[at]?.by === "chance" ? "is-drawn" : ""}>
              {entry}
            </li>
          ))}
        </ol>
      </section>
    </article>
  );
}

function Proof({ record, seal: check }: Pick<Printed, "record" | "seal">) {
  const words = t.share.print;
  const { seal, tags } = record;
  if (seal === undefined || check.seal === "none") return <p>{words.none}</p>;
  return (
    <>
      <p>{check.seal === "holds" ? words.holds : words.broken(check.reason)}</p>
      <dl>
        <dt>{words.seal}</dt>
        <dd>{seal}</dd>
        {["Key", "Table", "Nonces"].map(
          (name) =>
            tags[name] !== undefined && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{tags[name]}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}

/** The record of a table, wherever it is stored; undefined if there is none. */

async function recordOf(id: string, isOnline: boolean): Promise<GameRecord | undefined> {
  if (isOnline) {
    const answer = await api.record(id);
    const read = answer.ok ? readRecord(answer.value.record) : undefined;
    return read?.ok ? read.record : undefined;
  }
  const found = await gameAt(id);
  if (!found.ok) return undefined;
  const opened = await openTable(await gameOf(found.game, found.modules), id);
  if (!opened.ok) return undefined;
  const record = await opened.client.record();
  opened.client.close();
  return record;
}
