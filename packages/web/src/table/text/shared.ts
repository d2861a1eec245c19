/** The commands that work at any table. */
import { prefer } from "../../kit/settings.ts";
import type { TableDesk } from "../desk/desk.ts";
import { statusOf } from "../frame/status/status.tsx";
import { doAgain, takeBack, toDoAgain } from "../frame/takingBack.tsx";
import { playCommands } from "./playing.ts";
import type { Command, CommandWords, Reply } from "./gameText.ts";
import { says } from "./gameText.ts";
import { helpOn } from "./understand.ts";
import { t } from "../../words/index.ts";

/** How many sentences of the log are told by default. */
const RECENT = 5;

export const commandOf = (words: CommandWords, run: Command["run"]): Command => ({ ...words, run });

/** All commands of a table, the game's own first. */
export function commandsOf(desk: TableDesk, own: readonly Command[]): readonly Command[] {
  const { commands: words } = t.text;
  const { history } = desk;
  const stepping = (to: "first" | "back" | "forward" | "live") => (): Reply => {
    history.go(to);
    return says(whereIn(desk));
  };
  const opening = (sheet: string) => (): Reply => {
    desk.sheet.value = sheet;
    return says();
  };
  const shared: readonly Command[] = [
    commandOf(words.status, () => says(...statusWords(desk))),
    commandOf(words.log, (rest) => logged(desk, Number(rest) || RECENT)),
    commandOf(words.undo, () => undo(desk)),
    commandOf(words.again, () => again(desk)),
    commandOf(words.first, stepping("first")),
    commandOf(words.back, stepping("back")),
    commandOf(words.forward, stepping("forward")),
    commandOf(words.live, stepping("live")),
    ...playCommands(history),
    commandOf(words.rules, opening("rules")),
    commandOf(words.keys, opening("shortcuts")),
    commandOf(words.board, leaveWords),
    commandOf(words.help, (rest) => helpOn(all, rest)),
  ];
  // A game can replace a shared command by using its name.
  const taken = new Set(own.flatMap(({ names }) => names));
  const all = [...own, ...shared.filter(({ names }) => !names.some((name) => taken.has(name)))];
  return all;
}

/** In puzzles, lessons and reviews there is no log, history or sheet. */
export function aloneCommands(desk: TableDesk, own: readonly Command[]): readonly Command[] {
  const { commands: words } = t.text;
  const all: readonly Command[] = [
    ...own,
    commandOf(words.status, () => says(...statusWords(desk))),
    commandOf(words.board, leaveWords),
    commandOf(words.help, (rest) => helpOn(all, rest)),
  ];
  return all;
}

function leaveWords(): Reply {
  prefer({ isText: false });
  return says();
}

/** The table's state in one or two sentences. */
function statusWords(desk: TableDesk): readonly string[] {
  const { title, prompt } = statusOf(desk);
  const words = t.text;
  return [words.status(title, desk.notice.value ?? prompt), words.at(desk.words.value.progress)];
}

/** Why the viewer cannot decide now; undefined if they can. */
export function notDeciding(desk: TableDesk): Reply | undefined {
  if (desk.isDeciding.value) return undefined;
  const words = t.text;
  return desk.history.at.value === undefined ? says(words.notNow, ...statusWords(desk)) : says(words.inPast);
}

function whereIn({ history, words }: TableDesk): string {
  const step = history.at.value;
  const { live, at } = t.text;
  return step === undefined ? live : at(words.value.history.at(step, history.all.value));
}

function logged(desk: TableDesk, most: number): Reply {
  const seen = desk.sentences.value.filter(({ after }) => after <= desk.history.seen.value);
  return seen.length
    ? says(
        ...seen
          .slice(-most)
          .toReversed()
          .map(({ text }) => text),
      )
    : says(t.text.logEmpty);
}

async function undo(desk: TableDesk): Promise<Reply> {
  const words = t.text;
  if (desk.stepBack()) return says(words.tookBack);
  const offer = desk.client.takeBackOffer.value;
  if (!offer || desk.history.at.value !== undefined) return says(words.nothingToTakeBack);
  takeBack(desk);
  return says(offer.isFree ? words.tookBack : words.asked);
}

async function again(desk: TableDesk): Promise<Reply> {
  if (!toDoAgain(desk)) return says(t.text.nothingAgain);
  await doAgain(desk);
  return says();
}
