/** One bar for everybody, as long as their points: pointing at a piece lights the lines that it was paid for. */
import type { Place } from "@interchange/metro/core";
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { tableWords } from "../../parts/words/words.ts";
import type { Account } from "./final.ts";
import { metroLater } from "./metroWords.ts";
import { LONG, piecesOf } from "./resultSources.ts";
import type { Piece } from "./resultSources.ts";
import "./result.css";

interface BarsProps {
  readonly accounts: readonly Account[];
  readonly badge: (account: Account) => ComponentChildren;
  readonly notes: readonly string[];
  readonly lit: Signal<readonly Place[] | undefined>;
}

export function SourceBars({ accounts, badge, notes, lit }: BarsProps) {
  const words = metroLater().result.sources;
  const most = Math.max(1, ...accounts.map((account) => lengthOf(piecesOf(account))));
  return (
    <section class="panel source-bars" aria-labelledby="sources">
      <header>
        <h2 id="sources" class="panel-title">
          {words.title}
        </h2>
        <ul class="source-key" aria-hidden="true">
          <li class="piece-centre">{words.centre}</li>
          <li class="piece-long">{words.long(LONG)}</li>
          <li class="piece-short">{words.short}</li>
        </ul>
      </header>
      {accounts.map((account) => (
        <div key={JSON.stringify(account.earner)} class="source-row" style={account.style}>
          <p>
            {badge(account)} <b>{tableWords().heading(account.who.name)}</b>
            <span class="source-total">{account.total}</span>
          </p>
          <div class="source-bar">
            {piecesOf(account).map((piece) => (
              <PieceButton key={piece.label} piece={piece} most={most} lit={lit} />
            ))}
          </div>
        </div>
      ))}
      {notes.map((note) => (
        <p key={note} class="source-note">
          {note}
        </p>
      ))}
    </section>
  );
}

const lengthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { points }) => sum + Math.abs(points), 0);

function PieceButton({ piece, most, lit }: { readonly piece: Piece; readonly most: number } & Pick<BarsProps, "lit">) {
  const { kind, label, points, lines } = piece;
  const light = (): void => {
    lit.value = lines.length ? lines : undefined;
  };
  const dim = (): void => {
    lit.value = undefined;
  };
  return (
    <button
      type="button"
      class={`source-piece piece-${kind}`}
      style={{ width: `${(Math.abs(points) / most) * 100}%` }}
      title={metroLater().result.sources.piece(label, points)}
      onMouseEnter={light}
      onMouseLeave={dim}
      onFocus={light}
      onBlur={dim}
      onClick={light}
    >
      <span>{points}</span>
      <span class="unseen">{metroLater().result.sources.piece(label, points)}</span>
    </button>
  );
}
