/** Describes a station of a finished or reviewed game for screen readers. */
import { companyOf } from "../modules/told.ts";
import type { Station, View } from "@interchange/metro/core";
import type { BoardScene } from "@interchange/boards/metro";
import { whoIs } from "../../../table/desk/names.ts";
import type { Speaker } from "../../../table/desk/names.ts";
import { lineRow } from "../desk/lines.ts";
import { endOf } from "../desk/telling/sentences.ts";
import { metroWords } from "../words.ts";

export function stationWords(speaker: Speaker, scene: BoardScene, view: View, station: Station): string {
  const words = metroWords().table;
  const { number, owner, length, to } = lineRow(scene, view, station);
  const company = view.profits.length ? companyOf(view.setup, owner ?? 0) : undefined;
  return words.stationFacts({
    number,
    owner: owner === undefined ? undefined : (company ?? whoIs(speaker, owner)).name,
    length,
    end: to === undefined ? words.trace.notLeft : endOf(view.setup, to),
    more: [],
  });
}
