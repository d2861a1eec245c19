import { EDITION_DATA, EDITIONS } from "@interchange/metro/core";
import { later } from "../i18n/later.ts";
import { text } from "../i18n/text.ts";
import type { SetupFace } from "../setup/face.ts";
import { SetupForm } from "../setup/setupForm.tsx";
import { Badge } from "../ui/badge.tsx";
import { EditionCard } from "./editionCard.tsx";
import { moduleOptionTexts, setupModules } from "./modules/setup.tsx";
import { wholeMetro } from "./modules/whole.ts";

const words = later.setup;

const FACE: SetupFace = {
  game: "metro",
  engine: wholeMetro,
  editions: text.names.editions,
  optionTexts: { ...words.optionTexts, ...moduleOptionTexts },
  assists: words.assists,
  bots: words.bots,
  botAbout: words.botAbout,
  refusals: words.refusals,
  badge: (edition, seat) => {
    const known = EDITIONS.find((each) => each === edition) ?? EDITIONS[0];
    return <Badge colours={EDITION_DATA[known].seatColours} seat={seat} />;
  },
  about: (edition, request) => <EditionCard edition={edition} request={request} />,
  modules: setupModules,
};

export function MetroSetup() {
  return <SetupForm face={FACE} />;
}
