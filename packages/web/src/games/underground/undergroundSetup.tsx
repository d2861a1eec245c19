import type { ComponentType } from "preact";
import { undergroundEntry } from "@interchange/games";
import { LONDON, underground } from "@interchange/underground";
import { undergroundWords } from "./undergroundWords.ts";
import type { SetupFace } from "../../table/setup/face.ts";
import { SetupForm } from "../../table/setup/setupForm.tsx";
import { lazy } from "../../parts/ui/lazy.tsx";
import { Marker } from "./marks.tsx";
import { undergroundPresets } from "./setup/presets.ts";
import "./setup/tablePicture.css";

/** The map comes after the form: it is what the table will fetch anyway. */
const Picture = lazy(
  () => import("./setup/tablePicture.tsx").then(({ TablePicture }) => TablePicture),
  () => <div class="map-picture" />,
);

export function undergroundSetupFace(): SetupFace {
  const words = undergroundWords().setup;
  return {
    game: undergroundEntry,
    engine: underground,
    presets: undergroundPresets(),
    editions: words.editions,
    optionTexts: words.optionTexts,
    assists: words.assists,
    botAbout: words.botAbout,
    refusals: undergroundWords().refusals,
    badge: (_, seat, seats) => {
      // Where there are more markers than seats, chance deals them.
      const markers = LONDON.markers[seats] ?? [];
      return <Marker lines={markers.length === seats ? (markers[seat] ?? []) : []} seat={seat} />;
    },
    title: () => words.titled,
    Picture,
    inBox: () => words.inBox,
    unprinted: ({ what }) => words.unprinted[what] ?? what,
    extras: () => [],
  };
}

export function fetchSetup(): ComponentType {
  const face = undergroundSetupFace();
  return () => <SetupForm face={face} />;
}
