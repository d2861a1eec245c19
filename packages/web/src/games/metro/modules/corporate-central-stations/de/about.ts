import type { ModuleAbout } from "../../face.ts";

export const about: ModuleAbout = {
  title: "Zentral\u00ADbahnhöfe der Gesellschaften",
  short: "Start im Zentrum",
  about: "Wer eine Aktie einer Gesellschaft zeigt, setzt ihren Zentralbahnhof.",
};
