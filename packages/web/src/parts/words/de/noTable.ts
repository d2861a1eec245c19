import type { noTable as source } from "../en/noTable.ts";

export const noTable: typeof source = {
  unknown: "Diesen Tisch gibt es in diesem Browser nicht",
  unknownAbout:
    "Tische bleiben in dem Browser, in dem sie gespielt wurden. Vielleicht wurde er gelöscht oder woanders gespielt.",
  version: "Dieser Tisch stammt von einer anderen Version",
  game: "Diese Version kennt das Spiel nicht, das hier gespielt wurde",
  replay: "Diese Partie folgt nicht den Regeln, die diese Version kennt",
  nothingLost: "Nichts wurde gelöscht oder geändert. Du kannst exportieren, was da ist, und es woanders öffnen.",
  detail: (detail) => `Was schiefging: ${detail}`,
  export: "Exportieren, was da ist",
};
