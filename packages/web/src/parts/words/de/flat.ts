import type { flat as source } from "../en/flat.ts";

/** A screen that lies flat on the table. */
export const flat: typeof source = {
  title: "Tischmodus",
  about: "Lege das Tablet flach auf den Tisch: Der Plan liegt in der Mitte, und jeder hat ein Feld vor sich.",
  lay: "Flach hinlegen",
  leave: "Tischmodus verlassen",
  phones: "Mit Handys als Plätzen",
  aboutPhones:
    "Stelle den Tisch online auf und wähle, dass dieser Bildschirm nur den Plan zeigt. Alle kommen über den Code auf dem Bildschirm mit ihrem Handy dazu und behalten ihre Plättchen für sich.",
  setUp: "Einen Tisch für Handys aufstellen",
};
