export const noTable = {
  unknown: "No such table in this browser",
  unknownAbout: "Tables are kept in the browser where they were played. It may have been deleted, or played elsewhere.",
  version: "This table was kept by another version",
  game: "This version does not know the game that was played here",
  replay: "This game does not follow the rules that this version knows",
  nothingLost: "Nothing was deleted or changed. You can export what is kept and open it elsewhere.",
  detail: (detail: string) => `What went wrong: ${detail}`,
  export: "Export what is kept",
};
