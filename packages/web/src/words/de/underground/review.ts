import type * as en from "../../en/underground/review.ts";
import { capital, count, inside, list, signed } from "../grammar.ts";

/** Moves are described in the present tense, played or not: the text says what the move does. */
export const review: typeof en.review = {
  title: (edition) => `On the Underground, ${edition}`,
  map: "Karte vor dem Zug",
  built: (line, block) => `${line} ${block}`,
  token: "eine Marke",
  to: (station, lines) => (lines.length ? `nach ${station} mit ${list(lines)}` : `nach ${station}`),
  reward: (_, source, stations) => {
    switch (source) {
      case "loop":
        return `schließt einen Ring um ${list(stations)}`;
      case "connection":
        return `verbindet ${list(stations)}`;
      case "terminus":
        return `erreicht die ${stations.length > 1 ? "Endstationen" : "Endstation"} ${list(stations)}`;
      case "nationalRail":
        return `erreicht ${stations.length > 1 ? "die Fernbahnhöfe" : "den Fernbahnhof"} ${list(stations)}`;
      default:
        return `erreicht ${list(stations)}`;
    }
  },
  leads: (_, told) => {
    if (told.kind === "diverts") return `kostet die Gegner ${count(told.less, "Punkt", "Punkte")} vom Fahrgast`;
    return told.pieces === 1
      ? `bringt ${told.line} bis auf ein Gleis an ${told.station} heran`
      : `bringt ${told.line} näher an ${told.station}: noch ${told.pieces} Gleise`;
  },
  piece: (when, piece, rewards) => {
    const begins = when === "played" ? "Dieses Gleis" : capital(piece);
    return `${begins} ${rewards.length ? list(rewards) : "bringt nicht sofort Punkte"}.`;
  },
  better: (move, reasons) => (reasons.length ? `Besser: ${move}. Das ${list(reasons)}.` : `Besser: ${move}.`),
  moreTokens: (n) => `lässt ${count(n, "Marke", "Marken")} mehr übrig`,
  tokenTaken: (when) =>
    ({
      played: "Diese Aktion brachte eine Marke statt eines Gleises.",
      best: "Besser: eine Marke. Das Gleis brachte nicht sofort Punkte und änderte nicht, was der Fahrgast bringt.",
      tried: "Diese Aktion bringt eine Marke.",
    })[when],
  trip: (when, station, paid) => {
    const scores = paid.length ? list(paid.map(([who, n]) => `${inside(who)} ${signed(n)}`)) : "keine Punkte";
    return when === "played"
      ? `Der Fahrgast reiste nach ${station}: ${scores}.`
      : `Eine Fahrt nach ${station}: ${scores}.`;
  },
  passenger: (when, { name, isYou }, before, after) =>
    `Der Fahrgast ${when === "played" ? "brachte" : "bringt"} ${isYou ? "dir" : name} dann ${after} statt ${before}.`,
  rerouted: (used, unused, changes) => {
    const instead = unused.length ? ` statt mit ${list(unused)}` : "";
    const goes = used.length
      ? `${unused.length ? "" : "auch "}mit ${list(used)}${instead}`
      : `nicht mehr mit ${list(unused)}`;
    return `Damit würde der Fahrgast ${goes} fahren: ${list(changes.map(([who, n]) => `${inside(who)} ${signed(n)}`))}.`;
  },
  facts: {
    points: "Sofortige Punkte",
    passenger: "Vom Fahrgast",
    tokens: "Übrige Marken",
    number: (n) => String(n),
  },
};

export const achievements: typeof en.achievements = {
  sources: { passenger: "Fahrgast", terminus: "Endstationen", stations: "Stationen", loop: "Ringe" },
  longest: (length) => count(length, "Gleis", "Gleise"),
  achievements: {
    wideLoop: { title: "Ringlinie", about: "Umschließe acht Stationen mit Ringen einer Linie." },
    ownRide: {
      title: "Hier umsteigen",
      about: "Bring den Fahrgast dazu, mindestens zwei Linien zu benutzen, die alle dir gehören.",
    },
    fourTermini: { title: "Endstation", about: "Erreiche vier Endstationen in einer Partie." },
    withoutTokens: { title: "Ohne Abzweig", about: "Gewinne, ohne eine Abzweigmarke zu nehmen." },
  },
};
