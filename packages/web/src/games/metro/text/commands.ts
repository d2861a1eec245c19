/** The commands of Metro in text mode. The desk carries them out. */
import { metro } from "../desk/engine.ts";
import { squareName, squareNamed, TILE_CODES } from "@interchange/metro/core";
import type { Cell, Move } from "@interchange/metro/core";
import type { Refusal } from "@interchange/tabletop";
import { helps } from "../../../kit/assist.ts";
import { sayWho } from "../../../table/desk/names.ts";
import { commandOf, notDeciding } from "../../../table/text/shared.ts";
import type { Command, Reply } from "../../../table/text/gameText.ts";
import { says } from "../../../table/text/gameText.ts";
import type { MetroDesk } from "../desk/desk.ts";
import type { Option } from "../modules/own.ts";
import { aboutSeat } from "../table/players.tsx";
import { newsFor } from "../desk/desk.ts";
import { squareWords } from "../desk/telling/squareWords.ts";
import { playedHere } from "../desk/playedHere.ts";
import { reasonOf } from "../table/whyNot.tsx";
import { ledgerWords } from "./ledgerWords.ts";
import { linesOfOwner, lineWords, ownerName, ownersOf } from "./lineWords.ts";
import { handWords, ownHandWords, tileWords } from "./tileWords.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";

export function metroCommands(desk: MetroDesk): readonly Command[] {
  const { commands: words } = metroWords().text;
  return [
    commandOf(words.place, (rest) =>
      rest ? (readMove(desk, rest) ?? says(metroWords().text.noSquare)) : placeTried(desk),
    ),
    commandOf(words.try, (rest) => tryAt(desk, rest)),
    commandOf(words.hand, (rest) => hand(desk, rest)),
    commandOf(words.turn, () => turn(desk)),
    commandOf(words.draw, () => act(desk, { type: "draw" }, desk.canDraw.value, metroWords().text.noDraw)),
    commandOf(words.pass, () => act(desk, { type: "pass" }, desk.canPass.value, metroWords().text.noPass)),
    commandOf(words.moves, () => moves(desk)),
    commandOf(words.square, (rest) => square(desk, rest)),
    commandOf(words.line, (rest) => line(desk, rest)),
    commandOf(words.lines, (rest) => lines(desk, rest)),
    ...(desk.own
      ? [commandOf(words.choices, () => choices(desk)), commandOf(words.choose, (rest) => choose(desk, Number(rest)))]
      : []),
    commandOf(words.scores, () => says(...desk.client.sitters.map((_, seat) => scoreOf(desk, seat)))),
    ...(helps(desk.client.assist, "trace") ? [commandOf(words.unseen, () => unseen(desk))] : []),
  ];
}

/** Accepts a square with an optional tile or turn, a move in record notation, or the number of a choice. */
export function readMove(desk: MetroDesk, typed: string): Promise<Reply> | undefined {
  const text = typed.toLowerCase();
  if (/^\d+$/.test(text)) return choicesOf(desk).length ? choose(desk, Number(text)) : undefined;
  const [, name, number] = /^([a-h][1-8])(?: (\d))?$/.exec(text) ?? [];
  const cell = name === undefined ? undefined : squareNamed(name);
  if (cell !== undefined) return placeAt(desk, cell, number === undefined ? undefined : Number(number));
  const move = metro.notation.readMove(typed);
  return move && attempt(desk, move);
}

async function placeAt(desk: MetroDesk, cell: Cell, number: number | undefined): Promise<Reply> {
  const refused = notDeciding(desk);
  if (refused) return refused;
  if (desk.own?.chooseSquare(cell)) return confirmed(desk, cell);
  const problem = number === undefined ? undefined : mean(desk, number);
  if (problem !== undefined) return says(problem);
  const tile = desk.tile.value;
  if (tile === undefined) return says(metroWords().text.noHand);
  return attempt(desk, { type: "place", tile, turn: desk.turn.value, cell });
}

/** A number means quarter turns if tiles may be turned, otherwise one of several tiles in hand. */
function mean(desk: MetroDesk, number: number): string | undefined {
  const words = metroWords().text;
  if (desk.canTurn.value) {
    desk.turn.value = number % 4;
    return undefined;
  }
  if (desk.tiles.value.length < 2) return number ? words.noTurn : undefined;
  if (number < 1 || number > desk.tiles.value.length) return words.noTile;
  desk.chooseTile(number - 1);
  return undefined;
}

/** Plays a move. A refusal is answered with its rule and also shown where the board would show it. */
async function attempt(desk: MetroDesk, move: Move): Promise<Reply> {
  const waits = notDeciding(desk);
  if (waits) return waits;
  const view = desk.client.view.value;
  const known = metro.refusal(view, move);
  const answer = known ? ({ kind: "refused", refusal: known } as const) : await desk.attempt(move);
  if (answer.kind === "refused") {
    if (move.type === "place") desk.whyNot.value = { cell: move.cell, refusal: answer.refusal };
    return refusedBy(desk, answer.refusal);
  }
  if (answer.kind === "stale") return says(t.table.stale);
  return says();
}

function refusedBy(desk: MetroDesk, { code, rule }: Refusal): Reply {
  const here = playedHere(desk.shown.value.setup, rule);
  return { says: [t.text.refused(reasonOf(desk, code), rule), ...(here === undefined ? [] : [here])], rule };
}

async function act(desk: MetroDesk, move: Move, isAllowed: boolean, otherwise: string): Promise<Reply> {
  return notDeciding(desk) ?? (isAllowed ? attempt(desk, move) : says(otherwise));
}

async function placeTried(desk: MetroDesk): Promise<Reply> {
  const waits = notDeciding(desk);
  if (waits) return waits;
  if (desk.own?.confirm()) return says();
  const cell = desk.chosen.value;
  return cell === undefined ? says(metroWords().text.choosePlace) : placeAt(desk, cell, undefined);
}

async function confirmed(desk: MetroDesk, cell: Cell): Promise<Reply> {
  const refusal = desk.whyNot.value?.refusal;
  if (refusal) return refusedBy(desk, refusal);
  if (desk.own?.confirm()) return says();
  return square(desk, squareName(cell));
}

async function tryAt(desk: MetroDesk, rest: string): Promise<Reply> {
  const words = metroWords().text;
  const waits = notDeciding(desk);
  if (waits) return waits;
  const [name = "", number] = rest.toLowerCase().split(" ");
  const cell = squareNamed(name);
  if (cell === undefined) return says(words.noSquare);
  const problem = number === undefined ? undefined : mean(desk, Number(number));
  if (problem !== undefined) return says(problem);
  desk.chooseSquare(cell);
  const refusal = desk.whyNot.value?.refusal;
  if (refusal) return refusedBy(desk, refusal);
  if (desk.chosen.value !== cell) return square(desk, name);
  const told = await ledgerWords(desk);
  return told ? says(words.tryAt(name), ...told, words.place) : says(words.may(name), words.place);
}

function hand(desk: MetroDesk, rest: string): Reply {
  const wanted = Number(rest);
  if (rest && !(wanted >= 1 && wanted <= desk.tiles.value.length)) return says(metroWords().text.noTile);
  if (rest) desk.chooseTile(wanted - 1);
  return says(...handWords(desk));
}

function turn(desk: MetroDesk): Reply {
  if (!desk.canTurn.value) return says(metroWords().text.noTurn);
  desk.rotate();
  return says(...ownHandWords(desk));
}

function moves(desk: MetroDesk): Reply {
  const words = metroWords().text;
  const waits = notDeciding(desk);
  if (waits) return waits;
  const options = choicesOf(desk);
  const cells = [...new Set(desk.placements.value.map(({ cell }) => cell))].map(squareName);
  return says(
    ...(desk.placements.value.length || !options.length ? [words.fits(cells)] : []),
    ...(desk.canDraw.value ? [words.mayDraw] : []),
    ...(desk.canPass.value ? [words.mayPass] : []),
    ...optionWords(options),
  );
}

function square(desk: MetroDesk, rest: string): Reply {
  const cell = squareNamed(rest.toLowerCase());
  if (cell === undefined) return says(metroWords().text.noSquare);
  return says(
    metroWords().text.square(squareWords(desk.still.value, newsFor(desk)(cell), cell)),
    ...tileOn(desk, cell),
  );
}

const tileOn = (desk: MetroDesk, cell: Cell): readonly string[] => {
  const face = desk.still.value.faces.get(cell);
  return face ? [metroWords().text.square(tileWords(face))] : [];
};

function line(desk: MetroDesk, rest: string): Reply {
  const station = desk.still.value.stations.find(({ number }) => number !== undefined && String(number) === rest);
  const told = station && lineWords(desk, station.at);
  if (!station || told === undefined) return says(metroWords().text.noStation);
  desk.trace(station.at);
  return says(told);
}

function lines(desk: MetroDesk, rest: string): Reply {
  const viewer = desk.client.viewer.value;
  const wanted = rest.toLowerCase();
  const owners = ownersOf(desk);
  const named = owners.filter((owner) =>
    (ownerName(desk, owner) ?? metroWords().text.nobody).toLowerCase().startsWith(wanted),
  );
  const isOwn = !wanted && typeof viewer === "number" && !desk.shown.value.profits.length;
  const shown = isOwn ? [viewer] : named.length ? named : owners;
  return says(...shown.flatMap((owner) => linesOfOwner(desk, owner)));
}

/** The current actions in modules, due or instead of a tile. */
function choicesOf(desk: MetroDesk): readonly Option[] {
  if (!desk.own || !desk.isDeciding.value) return [];
  return desk.own.offers.value.flatMap(({ options }) => options);
}

function optionWords(options: readonly Option[]): readonly string[] {
  const words = metroWords().text.choices;
  return options.map(({ say, brings }, at) => words.one(at + 1, say, brings?.says));
}

function choices(desk: MetroDesk): Reply {
  const words = metroWords().text.choices;
  const options = choicesOf(desk);
  return options.length ? says(...optionWords(options), words.ask) : says(words.none);
}

async function choose(desk: MetroDesk, number: number): Promise<Reply> {
  const words = metroWords().text.choices;
  const options = choicesOf(desk);
  const option = options[number - 1];
  if (!option) return says(options.length ? words.unknown(options.length) : words.none);
  return attempt(desk, option.move);
}

function scoreOf(desk: MetroDesk, seat: number): string {
  return metroWords().text.score(sayWho(desk, seat), desk.shown.value.points[seat] ?? 0, aboutSeat(desk, seat));
}

function unseen(desk: MetroDesk): Reply {
  const words = metroWords().text;
  const { unseen: counts } = desk.shown.value;
  const told = TILE_CODES.flatMap((code, kind) => (counts[kind] ? [words.unseenTile(code, counts[kind] ?? 0)] : []));
  return says(words.unseen(counts.reduce((sum, each) => sum + each, 0)), words.unseenList(told));
}
