/**
 * What notices say. They name the game and its players, whose turn it is and how long is left, and by e-mail the points:
 * what everybody at the table sees, and nothing else of the game itself.
 */
import type { Language } from "../language.ts";
import { TITLES } from "../previews/titles.ts";

/** A notice in words, with what programs want to know. */
export interface Spoken {
  readonly type: "turn" | "time" | "invite" | "end" | "proposal" | "test";
  readonly title: string;
  readonly body: string;
  /** Where it leads. */
  readonly link: string;
  readonly language: Language;
  readonly table?: string;
  readonly game?: string;
  readonly players?: readonly string[];
  /** Everybody's points, where there is room for them: in e-mail. */
  readonly points?: string;
}

/** What there is to say, before it is put into words. */
export interface Occasion {
  readonly type: Spoken["type"];
  readonly game?: string;
  /** The other players; for a room, all of them. */
  readonly players?: readonly string[];
  /** Whose turn it is, who invites, who proposes: for a room's notices. */
  readonly who?: string;
  /** Hours left. */
  readonly hours?: number;
  readonly winners?: readonly string[];
  /** Everybody at the table with their points, in the order of play. */
  readonly totals?: readonly (readonly [name: string, points: number])[];
}

interface Words {
  readonly turn: string;
  readonly turnOf: (who: string) => string;
  readonly time: (hours: number) => string;
  readonly timeOf: (who: string, hours: number) => string;
  readonly invite: string;
  readonly end: string;
  readonly proposal: (who: string) => string;
  readonly test: string;
  readonly testBody: string;
  readonly with: (game: string, others: string) => string;
  readonly at: (game: string, players: string) => string;
  readonly won: (winners: string) => string;
  readonly points: (totals: string) => string;
  readonly open: string;
  readonly mail: MailWords;
}

export interface MailWords {
  readonly digest: (count: number) => string;
  readonly confirm: string;
  readonly confirmBody: (server: string, link: string) => string;
  readonly off: (link: string) => string;
  readonly settings: (link: string) => string;
  /** The page that an unsubscribing person sees. */
  readonly offPage: { readonly title: string; readonly ask: string; readonly button: string; readonly done: string };
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    turn: "It’s your turn",
    turnOf: (who) => `It’s ${who}’s turn`,
    time: (hours) => (hours === 1 ? "One hour left for your turn" : `${hours} hours left for your turn`),
    timeOf: (who, hours) => (hours === 1 ? `${who} has one hour left` : `${who} has ${hours} hours left`),
    invite: "A seat is reserved for you",
    end: "The game is over",
    proposal: (who) => `${who} proposes a game. Who’s in?`,
    test: "It works",
    testBody: "Notices from Interchange arrive here.",
    with: (game, others) => `${game} with ${others}`,
    at: (game, players) => `${game}: ${players}`,
    won: (winners) => `Winner: ${winners}`,
    points: (totals) => `Points: ${totals}`,
    open: "Open",
    mail: {
      digest: (count) => (count === 1 ? "One game is waiting for you" : `${count} games are waiting for you`),
      confirm: "Confirm your e-mail address",
      confirmBody: (server, link) =>
        `Somebody, probably you, wants to get notices from ${server} at this address.\n\nConfirm it here:\n${link}\n\nIf it wasn’t you, ignore this message. You won’t get another one.`,
      off: (link) => `Stop these e-mails: ${link}`,
      settings: (link) => `Change what you get: ${link}`,
      offPage: {
        title: "E-mail",
        ask: "Stop e-mails from this server?",
        button: "Stop e-mails",
        done: "You won’t get e-mails from this server any more. You can turn them on again in the settings.",
      },
    },
  },
  de: {
    turn: "Du bist am Zug",
    turnOf: (who) => `${who} ist am Zug`,
    time: (hours) => (hours === 1 ? "Noch eine Stunde für deinen Zug" : `Noch ${hours} Stunden für deinen Zug`),
    timeOf: (who, hours) => (hours === 1 ? `${who} hat noch eine Stunde` : `${who} hat noch ${hours} Stunden`),
    invite: "Ein Platz ist für dich reserviert",
    end: "Die Partie ist zu Ende",
    proposal: (who) => `${who} schlägt eine Partie vor. Wer macht mit?`,
    test: "Es funktioniert",
    testBody: "Benachrichtigungen von Interchange kommen hier an.",
    with: (game, others) => `${game} mit ${others}`,
    at: (game, players) => `${game}: ${players}`,
    won: (winners) => `Gewonnen: ${winners}`,
    points: (totals) => `Punkte: ${totals}`,
    open: "Öffnen",
    mail: {
      digest: (count) => (count === 1 ? "Eine Partie wartet auf dich" : `${count} Partien warten auf dich`),
      confirm: "Bestätige deine E-Mail-Adresse",
      confirmBody: (server, link) =>
        `Jemand, vermutlich du, möchte an diese Adresse Benachrichtigungen von ${server} bekommen.\n\nHier kannst du sie bestätigen:\n${link}\n\nWenn du das nicht warst, ignoriere diese Nachricht. Es kommt keine weitere.`,
      off: (link) => `Keine E-Mails mehr: ${link}`,
      settings: (link) => `Ändern, was du bekommst: ${link}`,
      offPage: {
        title: "E-Mail",
        ask: "Keine E-Mails mehr von diesem Server?",
        button: "Abbestellen",
        done: "Du bekommst keine E-Mails mehr von diesem Server. In den Einstellungen kannst du sie wieder einschalten.",
      },
    },
  },
  "pt-BR": {
    turn: "É a sua vez",
    turnOf: (who) => `É a vez de ${who}`,
    time: (hours) => (hours === 1 ? "Resta uma hora para a sua jogada" : `Restam ${hours} horas para a sua jogada`),
    timeOf: (who, hours) => (hours === 1 ? `Resta uma hora para ${who}` : `Restam ${hours} horas para ${who}`),
    invite: "Há um lugar reservado para você",
    end: "A partida terminou",
    proposal: (who) => `${who} propõe uma partida. Quem joga?`,
    test: "Funciona",
    testBody: "As notificações do Interchange chegam aqui.",
    with: (game, others) => `${game} com ${others}`,
    at: (game, players) => `${game}: ${players}`,
    won: (winners) => `Vitória de ${winners}`,
    points: (totals) => `Pontos: ${totals}`,
    open: "Abrir",
    mail: {
      digest: (count) => (count === 1 ? "Uma partida espera por você" : `${count} partidas esperam por você`),
      confirm: "Confirme seu endereço de e-mail",
      confirmBody: (server, link) =>
        `Alguém, provavelmente você, quer receber notificações de ${server} neste endereço.\n\nConfirme aqui:\n${link}\n\nSe não foi você, ignore esta mensagem. Não enviaremos outra.`,
      off: (link) => `Parar de receber estes e-mails: ${link}`,
      settings: (link) => `Mudar o que você recebe: ${link}`,
      offPage: {
        title: "E-mail",
        ask: "Parar de receber e-mails deste servidor?",
        button: "Parar os e-mails",
        done: "Você não receberá mais e-mails deste servidor. Você pode ativá-los de novo nas configurações.",
      },
    },
  },
};

/** Puts an occasion into words. */
export function spoken(occasion: Occasion, language: Language, link: string, table?: string): Spoken {
  const { type, game, players = [], totals } = occasion;
  const words = WORDS[language];
  const named = new Intl.ListFormat(language, { type: "conjunction" }).format(players);
  const played = game === undefined ? "" : (TITLES[game] ?? game);
  return {
    type,
    title: titleFor(occasion, words),
    body: bodyFor(occasion, words, { played, named, language }),
    link,
    language,
    ...(table !== undefined && { table }),
    ...(game !== undefined && { game, players }),
    ...(totals && { points: words.points(totals.map(([name, points]) => `${name} ${points}`).join(", ")) }),
  };
}

function titleFor({ type, who, hours = 1 }: Occasion, words: Words): string {
  switch (type) {
    case "turn":
      return who === undefined ? words.turn : words.turnOf(who);
    case "time":
      return who === undefined ? words.time(hours) : words.timeOf(who, hours);
    case "proposal":
      return words.proposal(who ?? "");
    case "invite":
    case "end":
    case "test":
      return words[type];
  }
}

function bodyFor(
  { type, who, players = [], winners }: Occasion,
  words: Words,
  { played, named, language }: { readonly played: string; readonly named: string; readonly language: Language },
): string {
  if (type === "test") return words.testBody;
  const others = !players.length ? played : who === undefined ? words.with(played, named) : words.at(played, named);
  if (!winners?.length) return others;
  return `${others}. ${words.won(new Intl.ListFormat(language, { type: "conjunction" }).format(winners))}`;
}
