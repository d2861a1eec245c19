/** The common desk, with the types of Metro. */
import { metro } from "./engine.ts";
import type { Event, Move, View } from "@interchange/metro/core";
import type { TableClient } from "../../../client/client.ts";
import type { CommonDesk } from "../../../table/desk/commonDesk.ts";
import type { Past } from "../../../table/desk/history.ts";
import { isPlacing } from "./telling/sentences.ts";
import type { MetroSentence } from "./telling/sentences.ts";

export type MetroClient = TableClient<Move, Event, View>;
export type MetroCommon = CommonDesk<Move, Event, View, MetroSentence>;

/** How to compute past views from events. */
export const PAST: Past<Event, View> = {
  isStep: isPlacing,
  follow: (view, event) => metro.follow(view, event),
};
