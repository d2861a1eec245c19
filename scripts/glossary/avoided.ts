/** Words and phrases that people should not read, by language, each with what to say instead. */
import type { Avoided, Exception } from "./terms.ts";

const ALL = ["words", "rules", "docs"] as const;
const PEOPLE = ["words", "rules"] as const;
const PAGE = ["words"] as const;

/** At an online table a seat is a chair that somebody takes, leaves or gives away. */
const CHAIRS: Exception = {
  where: /words\/[\w-]+\/(?:home|table|online\/(?:lobby|online|room))\.ts$/,
  because: "a chair at an online table",
};

export const AVOIDED: Readonly<Record<"en" | "de" | "pt-BR", readonly Avoided[]>> = {
  en: [
    { pattern: /\bseats?\b/i, areas: PEOPLE, say: "player", except: [CHAIRS] },
    { pattern: /\bwhoever\b/i, areas: ALL, say: "name the actor" },
    { pattern: /\b(?:by|to) (?:a |the )?lot\b/i, areas: ALL, say: "at random" },
    { pattern: /\banew\b/i, areas: ALL, say: "again" },
    { pattern: /\bgray\b/i, areas: ALL, say: "grey: spelling is British" },
    {
      pattern: /\bcenter/i,
      areas: ALL,
      say: "centre: spelling is British",
      except: [
        { text: /Rockefeller Center/, because: "a name" },
        { text: /^center-rails$/, because: "the id of a module" },
      ],
    },
    { pattern: /\bpercent\b/i, areas: PEOPLE, say: "per cent: spelling is British" },
    { pattern: /\bbasic game\b/i, areas: PEOPLE, say: "base game" },
    { pattern: /\bcolor/i, areas: ALL, say: "colour: spelling is British" },
    {
      pattern: /\btak(?:e|en|es|ing) (?:it |them |such a file )?in\b/i,
      areas: ALL,
      say: "import, restore or download",
    },
    { pattern: /\b(?:is|are|was|were) (?:kept|held) (?:here|there|in this browser|on)/i, areas: PAGE, say: "saved" },
    { pattern: /\bgives? out\b|\bput down\b/i, areas: PAGE, say: "export, upload" },
    { pattern: /without a (?:network|connection)/i, areas: ALL, say: "offline" },
    { pattern: /\b(?:game|table|it) rests?\b/i, areas: ALL, say: "paused" },
    { pattern: /\btake[ns]? up again\b|\btaking up again\b/i, areas: ALL, say: "resume" },
    { pattern: /error of its own/i, areas: ALL, say: "what happened, then what to do" },
    { pattern: /\bvaluing\b|\bexpected margin\b|\bmiddling\b/i, areas: PAGE, say: "what people say" },
    { pattern: /\brefusals?\b/i, areas: PEOPLE, say: "why not; what is not allowed" },
    {
      pattern: /\bone's\b|(?<!this |that |which |another |no |the |new |each )\bone (?:may|can|must|has to|should)\b/i,
      areas: ALL,
      say: "you",
    },
    {
      pattern: /\b(?:cannot|do not|does not|did not|is not|are not|was not|were not|will not|have not|has not)\b/i,
      areas: PAGE,
      say: "the contraction",
    },
    {
      pattern: /\b\w+n't\b|\b(?:you|we|they)'(?:re|ve|ll)\b|\bit's\b/i,
      areas: ["rules"],
      say: "no contractions in rules",
    },
  ],
  de: [
    {
      pattern: /\bPl(?:atz|ätze|atzes|ätzen)\b/,
      areas: PEOPLE,
      say: "Spieler, Feld, Stellplatz, Rang",
      except: [CHAIRS],
    },
    { pattern: /R(?:ü|u)ckblick|R(?:ü|u)ckschau/i, areas: PEOPLE, say: "Analyse, Verlauf" },
    { pattern: /\b(?:be)?zahlt\b|\bbezahlen\b/, areas: PEOPLE, say: "bringt" },
    { pattern: /aufgehoben|aufheben|\bverwahr/i, areas: PAGE, say: "speichern" },
    { pattern: /Vorgabe/i, areas: PEOPLE, say: "Standard" },
    { pattern: /\b(?:dem|das|durch) Los\b/, areas: PEOPLE, say: "zufällig" },
    { pattern: /\bliefe\b|\b(?:er|sie|es) führe\b/i, areas: PEOPLE, say: "würde führen, würde laufen" },
    { pattern: /ohne Netz\b|ohne Verbindung/i, areas: PEOPLE, say: "offline" },
    { pattern: /\b(?:Partie|Tisch|Spiel) ruht\b/i, areas: PEOPLE, say: "pausiert" },
    { pattern: /wieder auf(?:nehmen|genommen)/i, areas: PEOPLE, say: "fortsetzen" },
    { pattern: /\bAblehnung/i, areas: PEOPLE, say: "warum nicht" },
  ],
  "pt-BR": [
    { pattern: /\b(?:nesta|desta|mesma) vez\b/i, areas: PEOPLE, say: "turno" },
    { pattern: /\b(?:pôr|posto|posta|postos|postas|põe|põem|ponha|ponham|pondo)\b/i, areas: PEOPLE, say: "colocar" },
    { pattern: /\b(?:traz|trazem|paga|pagam)(?: \S+){0,3} (?:pontos?|PV)\b/i, areas: PEOPLE, say: "dá, rende" },
    { pattern: /\boponentes?\b/i, areas: PEOPLE, say: "adversário" },
    { pattern: /\bapresentaç(?:ão|ões)\b/i, areas: PEOPLE, say: "introdução" },
    {
      pattern: /\bdiário\b/i,
      areas: PEOPLE,
      say: "registro",
      except: [{ text: /^registro diário/, because: "a command that people may still type" }],
    },
    { pattern: /\bsem rede\b/i, areas: PEOPLE, say: "offline" },
    { pattern: /\brecusas?\b/i, areas: PEOPLE, say: "por que não" },
    { pattern: /\bguardad[oa]s?\b/i, areas: PAGE, say: "salvo" },
  ],
};
