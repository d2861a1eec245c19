/** Remembers the last setup of each game for the next table. */
import { assistOf } from "../../kit/assist.ts";
import { fittingOf, rungFitting } from "../../kit/fitting.ts";
import { botCalled, calledHere, calledInRecords, isSitter } from "../../kit/sitters.ts";
import { gameNamed, GAMES, isAssist } from "@interchange/games";
import type { GameEntry } from "@interchange/games";
import type { TableSetup } from "../../storage/create.ts";
import { recall, remember } from "../../kit/localStorage.ts";
import { t } from "../../words/index.ts";

type GameNamed = Pick<GameEntry, "id" | "edition">;

/** The key of the first game is older than the other games. */
function nameOf(game: string): string {
  return game === GAMES[0].id ? "plan" : `plan-${game}`;
}

export function defaultSetup({ id, edition }: GameNamed): TableSetup {
  const bot = rungFitting(fittingOf(id));
  return {
    game: id,
    request: { edition, options: {} },
    sitters: [
      { name: t.home.setup.you, mind: { kind: "person" } },
      { name: botCalled(bot), mind: { kind: "bot", bot } },
    ],
    assist: "ledger",
  };
}

/** The last plan, if it can be read. The game decides whether its rules still allow it. */
export function lastSetup(game: GameNamed): TableSetup {
  const kept = recall(nameOf(game.id));
  if (typeof kept !== "object" || kept === null) return defaultSetup(game);
  const { request, sitters, assist, drawsColours } = kept as Partial<Record<keyof TableSetup, unknown>>;
  if (!Array.isArray(sitters) || !sitters.every(isSitter) || !isAssist(assist)) return defaultSetup(game);
  if (typeof request !== "object" || request === null) return defaultSetup(game);
  const called = calledHere(sitters);
  return { game: game.id, request, sitters: called, assist: assistOf(assist), drawsColours: drawsColours === true };
}

export function rememberSetup({ game, request, sitters, assist, drawsColours }: TableSetup): void {
  // The next visit may be in another language.
  remember(nameOf(game), { request, sitters: calledInRecords(sitters), assist, drawsColours });
  remember("game", game);
}

/** The game set up last. */
export function lastGame(): GameEntry {
  return gameNamed(recall("game")) ?? GAMES[0];
}

/** The plan for a one-tap start: the last one, if it was against bots. */
export function quickSetup(game: GameNamed): TableSetup {
  const tableSetup = lastSetup(game);
  const people = tableSetup.sitters.filter(({ mind }) => mind.kind === "person").length;
  // A single player needs modules, one of which is a solo game.
  const isGame = tableSetup.sitters.length > 1 || (tableSetup.request.modules?.length ?? 0) > 0;
  return people === 1 && isGame ? tableSetup : defaultSetup(game);
}
