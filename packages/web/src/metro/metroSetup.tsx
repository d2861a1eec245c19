import { EDITION_DATA, EDITIONS, metro } from "@interchange/metro";
import { text } from "../i18n/text.ts";
import type { SetupFace } from "../setup/face.ts";
import { SetupForm } from "../setup/setupForm.tsx";
import { Badge } from "../ui/badge.tsx";
import { EditionCard } from "./editionCard.tsx";

const words = text.setup;

const FACE: SetupFace = {
  game: "metro",
  engine: metro,
  editions: words.editions,
  optionTexts: words.optionTexts,
  assists: words.assists,
  bots: words.bots,
  botAbout: words.botAbout,
  refusals: text.refusals,
  badge: (edition, seat) => {
    const known = EDITIONS.find((each) => each === edition) ?? EDITIONS[0];
    return <Badge colours={EDITION_DATA[known].seatColours} seat={seat} />;
  },
  about: (edition, options) => <EditionCard edition={edition} options={options} />,
};

export function MetroSetup() {
  return <SetupForm face={FACE} />;
}
