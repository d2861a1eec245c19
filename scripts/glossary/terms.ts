/**
 * One word per thing, in three languages. `glossary.test.ts` applies it to everything that people read: the words of
 * the page, the rules and, in English, the documents. docs/glossary.md shows the terms.
 */

/** `words` is what the page says, `rules` the numbered rules, `docs` every other document. */
export type Area = "words" | "rules" | "docs";

export interface Avoided {
  readonly pattern: RegExp;
  readonly areas: readonly Area[];
  /** What to say instead, and why where that is not plain. */
  readonly say: string;
  /** Texts in which it is right: those that `text` matches, in the files that `where` matches. */
  readonly except?: readonly Exception[];
}

export interface Exception {
  readonly text?: RegExp;
  readonly where?: RegExp;
  readonly because: string;
}

export interface Term {
  readonly term: string;
  readonly meaning: string;
  /** The word in each language, as people read it. */
  readonly en: string;
  readonly de: string;
  readonly "pt-BR": string;
}

export const TERMS: readonly Term[] = [
  // People
  term("player", "somebody who plays; code says `seat`", "player", "Spieler", "jogador"),
  term("seat", "a chair at an online table that somebody takes", "seat", "Platz", "lugar"),
  term("opponent", "any other player", "opponent", "Gegner", "adversário"),
  term("host", "who set up an online table", "host", "Gastgeber", "anfitrião"),
  term("bot", "a program that plays", "bot", "Bot", "bot"),
  term("room", "a group that stays together while games come and go", "room", "Raum", "sala"),
  // Playing
  term("game", "one game that is played", "game", "Partie", "partida"),
  term("turn", "what one player does before the next one", "turn", "Zug", "turno"),
  term("move", "one decision of a player", "move", "Zug", "jogada"),
  term("place", "put a tile on the board", "place", "legen", "colocar"),
  term("undo", "take a decision back", "undo", "zurücknehmen", "desfazer"),
  term("pause", "stop a game for a while", "pause", "pausieren", "pausar"),
  term("resume", "go on with a paused game", "resume", "fortsetzen", "retomar"),
  term("resign", "give a game up", "resign", "aufgeben", "desistir"),
  term("score", "count a finished line's points", "score", "werten", "pontuar"),
  // Metro
  term("board", "what tiles lie on", "board", "Spielplan", "tabuleiro"),
  term("square", "where one tile lies; code says `cell`", "square", "Feld", "espaço"),
  term("tile", "what is placed; it has four tracks", "tile", "Plättchen", "peça"),
  term("line", "the track that starts at a station", "line", "Linie", "linha"),
  term("station", "where a line of Metro starts or ends", "station", "Bahnhof", "estação"),
  term("centre", "the four squares in the middle", "centre", "Zentrum", "centro"),
  term("supply", "the face-down tiles", "supply", "Vorrat", "pilha de peças"),
  term("hand", "the tiles that a player holds", "hand", "Hand", "mão"),
  term("company", "what owns lines with stock corporations", "company", "Gesellschaft", "companhia"),
  term("share", "a part of a company", "share", "Aktie", "ação"),
  term("landmark", "a sight of a city", "landmark", "Sehenswürdigkeit", "atração"),
  term("tourist", "a pawn of the city expansions", "tourist", "Tourist", "turista"),
  term("base game", "the game without modules", "base game", "Grundspiel", "jogo básico"),
  term("module", "an expansion or variant of Metro", "module", "Modul", "módulo"),
  // On the Underground
  term("block", "the stretch between two neighbouring stations", "block", "Strecke", "trecho"),
  term("passenger", "who travels at the end of a turn", "passenger", "Fahrgast", "passageiro"),
  term("destination", "a station that the passenger wants to reach", "destination", "Ziel", "destino"),
  term("branch token", "pays for a branch of a line", "branch token", "Marke", "ficha de ramal"),
  term("connection station", "a station with a symbol", "connection station", "Umsteigestation", "conexão"),
  // The page
  term("table", "where a game is played", "table", "Tisch", "mesa"),
  term("setup", "what is chosen before a game", "setup", "Aufbau", "preparação"),
  term("option", "a rule that can be chosen", "option", "Option", "opção"),
  term("default", "the value nobody has to choose", "default", "Standard", "padrão"),
  term("log", "what happened, line by line", "log", "Protokoll", "registro"),
  term("history", "stepping through the positions of a game", "history", "Verlauf", "histórico"),
  term("review", "a game looked at with an engine", "review", "Analyse", "análise"),
  term("advice", "what an engine suggests", "hint", "Tipp", "dica"),
  term("puzzle", "a position to solve", "puzzle", "Rätsel", "desafio"),
  term("lesson", "a guided first game", "lesson", "Lektion", "lição"),
  term("save", "keep for later", "save", "speichern", "salvar"),
  term("download", "fetch to this device", "download", "herunterladen", "baixar"),
  term("upload", "send to a server", "upload", "hochladen", "enviar"),
  term("offline", "when there is no network", "offline", "offline", "offline"),
  term("sync", "keep several devices alike", "sync", "synchronisieren", "sincronizar"),
  term("sign out", "stop being known to a server", "sign out", "abmelden", "sair"),
];

function term(name: string, meaning: string, en: string, de: string, pt: string): Term {
  return { term: name, meaning, en, de, "pt-BR": pt };
}
