import { useMemo } from "preact/hooks";
import { undergroundEntry } from "@interchange/games";
import { LONDON, underground } from "@interchange/underground";
import { undergroundWords } from "./undergroundWords.ts";
import { Differences } from "../../table/setup/differences.tsx";
import type { SetupFace } from "../../table/setup/face.ts";
import { SetupForm } from "../../table/setup/setupForm.tsx";
import { Marker } from "./marks.tsx";

function setupFace(): SetupFace {
  const words = undergroundWords().setup;
  return {
    game: undergroundEntry,
    engine: underground,
    editions: words.editions,
    optionTexts: words.optionTexts,
    assists: words.assists,
    bots: words.bots,
    botAbout: words.botAbout,
    refusals: undergroundWords().refusals,
    badge: (_, seat, seats) => {
      // Where there are more markers than seats, chance deals them.
      const markers = LONDON.markers[seats] ?? [];
      return <Marker lines={markers.length === seats ? (markers[seat] ?? []) : []} seat={seat} />;
    },
    about: (_, { options = {} }) => (
      <div class="edition-card">
        <p>{words.editionAbout}</p>
        <Differences engine={underground} optionTexts={words.optionTexts} options={options} />
      </div>
    ),
  };
}

export function UndergroundSetup() {
  const face = useMemo(setupFace, []);
  return <SetupForm face={face} />;
}
