/** A game from a shared link, opened at the move the link names or at its end. Only "Keep" adds it to your own. */
import { readRecord } from "@interchange/tabletop";
import type { GameRecord } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api, troubleText } from "../../api/api.ts";
import { isLent, keepShared, lookAtShared } from "../../storage/transfer/transfer.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { named } from "../../table/share/link.ts";
import { unpacked } from "../../table/share/pack.ts";
import { t } from "../../words/index.ts";
import { TablePage } from "../table/tablePage.tsx";
import "./shared.css";

interface Shared {
  readonly id: string;
  readonly record: GameRecord;
}

/** What a link cannot be opened for, in a sentence. */
type Opened = { readonly record: GameRecord } | { readonly problem: string };

/** The game in the address after the #. */
async function inLink(): Promise<Opened> {
  const { cut, damaged } = t.share.shared;
  const found = await unpacked(location.hash.slice(1));
  if (found === "cut" || found === "none") return { problem: found === "cut" ? cut : damaged };
  return { record: found };
}

/** What is answered to an id that is none, and by hosts without a server. */
const GONE: ReadonlySet<string> = new Set(["unreadable", "absent"]);

/** The game that was uploaded under this id. */
async function onServer(id: string): Promise<Opened> {
  const answer = await api.shared(id);
  if (!answer.ok)
    return { problem: troubleText(GONE.has(answer.trouble.code) ? { code: "unknown-game" } : answer.trouble) };
  const read = readRecord(answer.value.record);
  return read.ok ? { record: read.record } : { problem: t.share.shared.damaged };
}

export function SharedPage({ id: uploaded }: { readonly id: string | undefined }) {
  const words = t.share.shared;
  const problem = useSignal<string | undefined>(undefined);
  const shared = useSignal<Shared | undefined>(undefined);
  const isKept = useSignal(false);
  useEffect(() => {
    void (async () => {
      const opened = uploaded === undefined ? await inLink() : await onServer(uploaded);
      if ("problem" in opened) {
        problem.value = opened.problem;
        return;
      }
      const record = named(opened.record, (seat) => words.player(seat + 1));
      const taken = record.result || record.termination ? await lookAtShared(record) : undefined;
      if (!taken?.ok) {
        problem.value = taken?.reason ?? words.damaged;
        return;
      }
      isKept.value = !(await isLent(taken.id));
      shared.value = { id: taken.id, record };
    })();
  }, [uploaded, problem, shared, isKept, words]);
  const keep = async (record: GameRecord): Promise<void> => {
    const taken = await keepShared(record);
    if (taken.ok) isKept.value = true;
    else problem.value = taken.reason ?? words.damaged;
  };
  if (shared.value) {
    const { id, record } = shared.value;
    return (
      <div class="shared-page">
        <aside class="shared-bar" aria-label={words.title}>
          <p role="status">{problem.value ?? (isKept.value ? words.saved : words.about(record.seats))}</p>
          {isKept.value ? (
            <a class="button" href={`/table/${id}`}>
              {words.open}
            </a>
          ) : (
            <button type="button" class="button" onClick={() => void keep(record)}>
              {words.keep}
            </button>
          )}
        </aside>
        <TablePage id={id} />
      </div>
    );
  }
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <p role="status">{problem.value ?? words.reading}</p>
      {problem.value !== undefined && (
        <p>
          <a class="button primary" href="/">
            {words.home}
          </a>
        </p>
      )}
    </Frame>
  );
}
