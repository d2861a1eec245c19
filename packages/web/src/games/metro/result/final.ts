/** Sums up a finished game of Metro in words and numbers. */
import type { Source } from "../modules/told.ts";
import { companyOf, sourcesOf } from "../modules/told.ts";
import type { Colour, Earner, View } from "@interchange/metro/core";
import { seatStyle } from "@interchange/boards/palette";
import type { SeatStyle } from "@interchange/boards/palette";
import { boardSceneOf } from "../desk/scene.ts";
import type { Who } from "../../../words/types.ts";
import { rankingOf } from "../../../table/result/ranking.ts";
import type { Ranking } from "../../../table/result/ranking.ts";
import type { PosterWords } from "../../../table/share/posterSheet.tsx";
import type { MetroClient } from "../desk/common.ts";
import { linesOf } from "../desk/lines.ts";
import type { LineRow } from "../desk/lines.ts";
import { metroWords } from "../words.ts";

/** The sources of a seat's or company's points. */
export interface Account {
  readonly earner: Earner;
  readonly who: Who;
  readonly total: number;
  /** Best first. */
  readonly lines: readonly LineRow[];
  readonly sources: readonly Source[];
  readonly style: SeatStyle;
}

export interface Final extends Ranking {
  /** The seats by rank, then the companies by profit. */
  readonly accounts: readonly Account[];
  readonly notes: readonly string[];
  readonly colours: readonly Colour[];
  readonly owners: readonly Colour[];
  readonly hasCompanies: boolean;
}

export function finalOf(client: MetroClient): Final {
  const view = client.view.peek();
  const scene = boardSceneOf(view);
  const ranking = rankingOf(client, view.points);
  const accounts = accountsOf(client, view, ranking);
  return {
    ...ranking,
    accounts,
    notes: notesOf(accounts),
    colours: scene.colours,
    owners: scene.owners,
    hasCompanies: view.profits.length > 0,
  };
}

function accountsOf({ sitters, viewer }: MetroClient, view: View, { ranked: places }: Ranking): readonly Account[] {
  const scene = boardSceneOf(view);
  const { setup, awards, profits } = view;
  const speaker = { sitters, setup, viewer: viewer.peek() };
  const account = (earner: Earner, who: Who, total: number, owner: number | undefined): Account => ({
    earner,
    who,
    total,
    lines:
      owner === undefined
        ? []
        : linesOf(scene, view, owner).toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0)),
    sources: sourcesOf(speaker, awards, earner),
    style: seatStyle(owner === undefined ? "black" : scene.owners[owner]),
  });
  return [
    ...places.map(({ seat, who, points }) =>
      account({ kind: "seat", seat }, who, points, profits.length ? undefined : seat),
    ),
    ...[...profits.entries()]
      .toSorted(([, one], [, other]) => other - one)
      .flatMap(([company, profit]) => {
        const who = companyOf(setup, company);
        return who ? [account({ kind: "company", company }, who, profit, company)] : [];
      }),
  ];
}

/** The text on the poster. */
export function posterWords({ accounts }: Final, tiles: number): PosterWords {
  const words = metroWords().result.poster;
  const lines = accounts.flatMap(({ lines }) => lines);
  const longest = lines.toSorted((one, other) => other.length - one.length)[0];
  return {
    about: words.about(tiles, lines.filter(({ points }) => points).length),
    note:
      longest && longest.points !== undefined
        ? words.longest(longest.label, longest.length, longest.isDoubled, longest.points)
        : "",
  };
}

function notesOf(accounts: readonly Account[]): readonly string[] {
  const words = metroWords().result;
  const all = accounts.flatMap(({ who, lines }) => lines.map((line) => ({ ...line, who })));
  const longest = all.toSorted((one, other) => other.length - one.length)[0];
  const best = all.toSorted((one, other) => (other.points ?? 0) - (one.points ?? 0))[0];
  return [
    ...(longest ? [words.longestLine(longest.label, longest.who, longest.length)] : []),
    ...(best ? [words.best(best.label, best.who, best.points ?? 0)] : []),
  ];
}
