/** Draws a bar for each player, as long as their points and split by source. */
import type { ComponentChildren } from "preact";
import { t } from "../../words/index.ts";
import "./sourceBars.css";

export interface SourcePiece {
  /** Selects the colour and pattern. */
  readonly kind: string;
  readonly label: string;
  readonly points: number;
  /** Highlights on the board what the points were for, and stops again. */
  readonly onPoint?: ((isPointed: boolean) => void) | undefined;
}

export interface SourceRow {
  readonly key: string;
  readonly name: string;
  readonly badge: ComponentChildren;
  readonly total: number;
  readonly style: Readonly<Record<string, string>>;
  readonly pieces: readonly SourcePiece[];
}

interface SourceBarsProps {
  readonly title: string;
  /** What the pieces mean. */
  readonly legend: readonly Pick<SourcePiece, "kind" | "label">[];
  readonly rows: readonly SourceRow[];
  /** Describes a piece in words. */
  readonly say: (label: string, points: number) => string;
  readonly notes: readonly string[];
}

export function SourceBars({ title, legend, rows, say, notes }: SourceBarsProps) {
  const most = Math.max(1, ...rows.map(({ pieces }) => lengthOf(pieces)));
  return (
    <section class="panel source-bars" aria-labelledby="by-source">
      <header>
        <h2 id="by-source" class="panel-title">
          {title}
        </h2>
        <ul class="source-key" aria-hidden="true">
          {legend.map(({ kind, label }) => (
            <li key={kind} class={`piece-${kind}`}>
              {label}
            </li>
          ))}
        </ul>
      </header>
      {rows.map(({ key, name, badge, total, style, pieces }) => (
        <div key={key} class="source-row" style={style}>
          <p>
            {badge} <b>{t.table.heading(name)}</b>
            <span class="source-total">{total}</span>
          </p>
          <div class="source-bar">
            {pieces.map((piece) => (
              <PieceButton key={piece.label} piece={piece} most={most} say={say} />
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

const lengthOf = (pieces: readonly SourcePiece[]): number =>
  pieces.reduce((sum, { points }) => sum + Math.abs(points), 0);

interface PieceButtonProps extends Pick<SourceBarsProps, "say"> {
  readonly piece: SourcePiece;
  readonly most: number;
}

function PieceButton({ piece: { kind, label, points, onPoint }, most, say }: PieceButtonProps) {
  const looks = {
    class: `source-piece piece-${kind}`,
    style: { width: `${(Math.abs(points) / most) * 100}%` },
    title: say(label, points),
  };
  const inside = (
    <>
      <span>{points}</span>
      <span class="unseen">{say(label, points)}</span>
    </>
  );
  if (!onPoint) return <span {...looks}>{inside}</span>;
  return (
    <button
      type="button"
      {...looks}
      onMouseEnter={() => onPoint(true)}
      onMouseLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      onClick={() => onPoint(true)}
    >
      {inside}
    </button>
  );
}
