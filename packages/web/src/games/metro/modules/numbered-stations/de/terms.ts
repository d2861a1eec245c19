import type { terms as source } from "../en/terms.ts";

export const terms: typeof source = {
  "numbers-each":
    "Die Bahnhöfe jeder Seite des Plans werden für sich verteilt. Mit mehr Nummern bringen dir mehr Linien etwas, und es gibt mehr zu planen.",
  "numbers-ownerless":
    "Eine Nummer bringt dir, was die Linie wert war, die dort endete. Hier steht, ob diese Linie jemandem gehören muss.",
  "numbers-open":
    "Ob alle die Nummern aller schon während der Partie sehen. Geheim kannst du einer Linie helfen, die dich scheinbar nichts angeht.",
};
