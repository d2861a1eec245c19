/** The preview of the table: its title, its looks, and how it compares with the box. */
import type { Setup } from "@interchange/tabletop";
import type { TableSetup } from "../../storage/create.ts";
import { aloneScores, bestOf } from "../../kit/soloScores.ts";
import type { GameSetup } from "./gameSetup.ts";
import { differencesIn, remarksOf } from "./remarks.ts";
import { t } from "../../words/index.ts";
import "./yourTable.css";
import type { Remark, RemarkKind } from "./gameSetup.ts";
import "./setup.css";
import { useSignal } from "@preact/signals";
import { LONGEST_LINK } from "../share/pack.ts";
import { linkOf } from "./link.ts";

interface YourTableProps {
  readonly gameSetup: GameSetup;
  readonly tableSetup: TableSetup;
  /** Undefined if the rules don't allow this table. */
  readonly setup: Setup | undefined;
}

/** The high score to beat in a solo game. */
function ToBeat({ game, setup }: { readonly game: string; readonly setup: Setup }) {
  const scores = aloneScores(game, setup);
  const best = bestOf(scores);
  const last = scores.at(-1);
  return best && last && <p>{t.alone.toBeat(best.points, last.points)}</p>;
}

export function YourTable({ gameSetup, tableSetup, setup }: YourTableProps) {
  const words = t.setup;
  if (!setup) return <p class="quiet">{words.problems.rules}</p>;
  return (
    <>
      <div>
        <h2 id="your-table" tabIndex={-1}>
          {gameSetup.title(setup)}
        </h2>
        <p class="quiet">{words.players(tableSetup.sitters.length)}</p>
        {setup.seats === 1 && <ToBeat game={gameSetup.game.id} setup={setup} />}
        <div class="table-picture" inert aria-hidden="true">
          <gameSetup.Picture setup={setup} sitters={tableSetup.sitters} />
        </div>
      </div>
      <div>
        <Comparison remarks={remarksOf(gameSetup, setup, tableSetup.assist)} />
        <ShareLink gameSetup={gameSetup} tableSetup={tableSetup} />
      </div>
    </>
  );
}

/** How a table compares with the box: one line that opens. Each remark has the sign of its kind. */

const SIGNS: Readonly<Record<RemarkKind, string>> = {
  box: "M3 9l4 4 8-9",
  ours: "M2 7q3.5-4 7 0t7 0M2 12.5q3.5-4 7 0t7 0",
  ruling: "M9 3v9M9 15.5v.1",
  changed: "M3 6h11l-3-3M15 12H4l3 3",
  absent: "M4 4l10 10M14 4L4 14",
  extra: "M9 3v12M3 9h12",
};

function Comparison({ remarks }: { readonly remarks: readonly Remark[] }) {
  const words = t.setup;
  return (
    <details class="compared">
      <summary>{words.compared(differencesIn(remarks))}</summary>
      <ul class="remarks">
        {remarks.map(({ kind, title, about }) => (
          <li key={title} class={`remark is-${kind}`}>
            <svg viewBox="0 0 18 18" role="img">
              <title>{words.kinds[kind]}</title>
              <path d={SIGNS[kind]} />
            </svg>
            <span>
              <b>{title}</b>
              {about !== undefined && <small>{about}</small>}
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

interface ShareLinkProps {
  readonly gameSetup: GameSetup;
  readonly tableSetup: TableSetup;
}

function ShareLink({ gameSetup, tableSetup }: ShareLinkProps) {
  const words = t.setup;
  const link = new URL(linkOf(gameSetup, tableSetup), location.href).href;
  // The link that was copied. It no longer counts once the setup changes.
  const copied = useSignal<string | undefined>(undefined);
  const refused = useSignal(false);
  const share = async (): Promise<void> => {
    history.replaceState(undefined, "", linkOf(gameSetup, tableSetup, location.search));
    try {
      await navigator.clipboard.writeText(link);
      copied.value = link;
    } catch {
      refused.value = true;
    }
  };
  return (
    <div class="share-link">
      <button type="button" class="button" onClick={() => void share()}>
        {words.share}
      </button>
      <p class="quiet" role="status">
        {copied.value === link ? words.copied : ""}
        {copied.value === link && link.length > LONGEST_LINK ? ` ${gameSetup.longLink ?? ""}` : ""}
      </p>
      {refused.value && (
        <label class="share-address">
          {words.copyYourself}
          <input type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </div>
  );
}
