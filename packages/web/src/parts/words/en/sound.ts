import type { Volume } from "../../sound/volume.ts";

/** What the settings say about sounds. */
export const sound = {
  title: "Sounds",
  volumes: { off: "Off", quiet: "Quiet", normal: "Normal", loud: "Loud" } as Readonly<Record<Volume, string>>,
  about: "A tile that is laid, a finished line, the centre, your turn, the passenger, the end of the game.",
};
