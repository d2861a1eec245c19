/** The tables of Metro that one press sets up. */
import type { Preset } from "../../../table/setup/face.ts";
import { CHOOSABLE } from "./modules.tsx";
import { surprise } from "./surprise.ts";
import { CITY_PICTURES } from "./cityPictures.tsx";
import { MODULE_PICTURES } from "./modulePictures.tsx";
import { Dice, FirstGame } from "./presetPictures.tsx";
import { t } from "../../../words/index.ts";

export function metroPresets(): readonly Preset[] {
  const words = t.metro.setup.presets;
  return [
    { id: "first", ...words.first, Picture: FirstGame, choose: () => ({ modules: [], assist: "ledger" }) },
    {
      id: "family",
      ...words.family,
      Picture: CITY_PICTURES["paris"] ?? FirstGame,
      choose: () => ({ edition: "bigbox", modules: ["central-stations", "paris"] }),
    },
    {
      id: "full",
      ...words.full,
      Picture: MODULE_PICTURES["stock-corporations"] ?? FirstGame,
      choose: () => ({ edition: "bigbox", modules: ["stock-corporations", "new-york"] }),
    },
    {
      id: "surprise",
      ...words.surprise,
      Picture: Dice,
      choose: () => ({ modules: surprise(CHOOSABLE, Math.random) }),
      isSurprise: true,
    },
  ];
}
