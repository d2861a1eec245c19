import { metroEntry } from "@interchange/games";
import { EDITION_DATA, EDITIONS } from "@interchange/metro/core";
import type { ComponentType } from "preact";
import type { SetupFace } from "../../table/setup/face.ts";
import { SetupForm } from "../../table/setup/setupForm.tsx";
import { Badge } from "../../parts/ui/badge.tsx";
import { EditionCard } from "./editionCard.tsx";
import { metroLater, metroWords } from "./metroWords.ts";
import { moduleAbouts } from "./modules/moduleWords.ts";
import { moduleOptionTexts, setupModules } from "./modules/setup.tsx";
import { wholeMetro } from "./modules/whole.ts";

function setupFace(): SetupFace {
  const words = metroLater().setup;
  return {
    game: metroEntry,
    engine: wholeMetro,
    editions: metroWords().editions,
    optionTexts: { ...words.optionTexts, ...moduleOptionTexts() },
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
}

/** The form, once it knows what modules are called. */
export async function fetchSetup(): Promise<ComponentType> {
  await moduleAbouts.fetch();
  const face = setupFace();
  return () => <SetupForm face={face} />;
}
