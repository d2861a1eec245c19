import { Scores } from "@interchange/bots";
import type { BotScore, Claims } from "@interchange/bots";
import { known } from "@interchange/tabletop";
import { rounded } from "../bench.ts";
import { played } from "./meeting.ts";
import type { Meeting } from "./meeting.ts";

/** The final report as JSON. */
export function matchJson(names: readonly string[], all: readonly Meeting[], claims: Claims | undefined): object {
  const scores = overall(names, all);
  const [only, another] = all;
  const sequential = (meeting: Meeting) => claims && { ...claims, verdict: meeting.verdict };
  return {
    games: gamesOf(all),
    bots: scores.map((score) => ({
      name: score.name,
      wins: score.wins,
      draws: score.draws,
      losses: score.losses,
      meanMargin: rounded(score.meanMargin),
      elo: rounded(score.elo, 0),
      eloError: rounded(score.eloError, 0),
    })),
    deals: all.reduce((sum, { dealsCounted }) => sum + dealsCounted, 0),
    shares: scores.map(shareJson),
    margins: scores.map(({ name, meanMargin, marginError }) => ({
      name,
      margin: rounded(meanMargin),
      error: rounded(marginError),
    })),
    ...(only && !another && claims && { sequential: sequential(only) }),
    ...(another && {
      pairs: all.map((meeting) => ({
        ...shareJson(firstScore(names, meeting)),
        against: names[known(meeting.entrants[1])],
        deals: meeting.dealsCounted,
        ...(claims && { sequential: sequential(meeting) }),
      })),
    }),
  };
}

function shareJson({ name, share, shareError }: BotScore) {
  return { name, share: rounded(share, 4), error: rounded(shareError, 4) };
}

function gamesOf(all: readonly Meeting[]): number {
  return all.reduce((sum, meeting) => [...meeting.results()].reduce((games, deal) => games + deal.length, sum), 0);
}

/** Everyone's results against all they met. */
function overall(names: readonly string[], all: readonly Meeting[]): readonly BotScore[] {
  return names.map((name, entrant) => {
    const scores = new Scores(entrant);
    for (const meeting of all)
      if (meeting.entrants.includes(entrant))
        for (const deal of meeting.results()) scores.add(played(deal, meeting.entrants));
    return scores.score(name);
  });
}

/** The first bot's results in one meeting. */
function firstScore(names: readonly string[], meeting: Meeting): BotScore {
  const scores = new Scores(0);
  for (const deal of meeting.results()) scores.add(played(deal));
  return scores.score(known(names[known(meeting.entrants[0])]));
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The final report for people: a line per bot, and in a tournament a table of who beat whom how often. */
export function matchWords(names: readonly string[], all: readonly Meeting[], claims: Claims | undefined): string {
  const lines = overall(names, all).map(
    ({ name, wins, draws, losses, meanMargin, elo, eloError, share, shareError }) =>
      `${name}  +${wins} =${draws} -${losses}  first ${percent(share)} ± ${(100 * shareError).toFixed(1)}  margin ${rounded(meanMargin)}  Elo ${rounded(elo, 0)} ± ${rounded(eloError, 0)}`,
  );
  if (claims && all[0] && all.length === 1) lines.push(verdictWords(names, all[0], claims));
  return [...lines, ...(all.length > 1 ? tournamentTable(names, all) : []), ""].join("\n");
}

function verdictWords(
  names: readonly string[],
  { verdict, entrants, dealsCounted }: Meeting,
  { low, high }: Claims,
): string {
  return `${percent(high)} against ${percent(low)} for ${names[known(entrants[0])]}: ${verdict} after ${dealsCounted} deals`;
}

/** A row per bot: how often it came first against each of the others, with the 95 % error. */
function tournamentTable(names: readonly string[], all: readonly Meeting[]): readonly string[] {
  const cells = names.map((_, row) =>
    names.map((_, column) => {
      const meeting = all.find(({ entrants }) => entrants.includes(row) && entrants.includes(column));
      if (row === column || !meeting) return "";
      const { share, shareError } = firstScore(names, meeting);
      return `${(100 * (meeting.entrants[0] === row ? share : 1 - share)).toFixed(1)} ± ${(100 * shareError).toFixed(1)}`;
    }),
  );
  const widths = names.map((name, column) => Math.max(name.length, ...cells.map((row) => known(row[column]).length)));
  const left = Math.max(...names.map((name) => name.length));
  const line = (head: string, row: readonly string[]): string =>
    [head.padEnd(left), ...row.map((cell, column) => cell.padStart(known(widths[column])))].join("  ").trimEnd();
  return ["", line("", names), ...names.map((name, row) => line(name, known(cells[row])))];
}
