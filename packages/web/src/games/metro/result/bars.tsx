/** Draws a bar for each player, as long as their points. Pointing at a piece highlights its lines on the board. */
import type { Station } from "@interchange/metro/core";
import type { Signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { SourceBars } from "../../../table/result/sourceBars.tsx";
import type { Account } from "./final.ts";
import { LONG, piecesOf } from "./sources.ts";
import { metroWords } from "../words.ts";
import "./result.css";

interface BarsProps {
  readonly accounts: readonly Account[];
  readonly badge: (account: Account) => ComponentChildren;
  readonly notes: readonly string[];
  readonly lit: Signal<readonly Station[] | undefined>;
}

export function AccountBars({ accounts, badge, notes, lit }: BarsProps) {
  const words = metroWords().result.sources;
  return (
    <SourceBars
      title={words.title}
      legend={[
        { kind: "centre", label: words.centre },
        { kind: "long", label: words.long(LONG) },
        { kind: "short", label: words.short },
      ]}
      rows={accounts.map((account) => ({
        key: JSON.stringify(account.earner),
        name: account.who.name,
        badge: badge(account),
        total: account.total,
        style: account.style,
        pieces: piecesOf(account).map(({ kind, label, points, lines }) => ({
          kind,
          label,
          points,
          onPoint: (isPointed: boolean) => {
            lit.value = isPointed && lines.length ? lines : undefined;
          },
        })),
      }))}
      say={words.piece}
      notes={notes}
    />
  );
}
