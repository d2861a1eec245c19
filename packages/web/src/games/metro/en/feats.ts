/** What games of Metro that were played say. */
import { count } from "../../../parts/words/en/plural.ts";

export const feats = {
  sources: { centre: "Centre ×2", long: "Lines of 8 and more", short: "Shorter lines", modules: "Modules" },
  longest: (length: number) => count(length, "tile", "tiles"),
  feats: {
    longLine: { title: "The long way round", about: "A line of 20 tiles or more." },
    withoutCentre: { title: "Off centre", about: "Win without a line into the centre." },
    threeToCentre: { title: "All roads lead there", about: "Three lines into the centre in one game." },
    noStubs: { title: "No stubs", about: "Every line of yours has three tiles or more." },
  },
};
