/** The common desk, with the types of On the Underground. */
import { underground } from "@interchange/underground";
import type { Event, Move, View } from "@interchange/underground";
import type { TableClient } from "../../../client/client.ts";
import type { CommonDesk } from "../../../table/desk/commonDesk.ts";
import type { Past } from "../../../table/desk/history.ts";
import { isDecision } from "./telling/sentences.ts";
import type { UndergroundSentence } from "./telling/sentences.ts";

export type UndergroundClient = TableClient<Move, Event, View>;
export type UndergroundCommon = CommonDesk<Move, Event, View, UndergroundSentence>;

/** How to compute past views from events. */
export const PAST: Past<Event, View> = { isStep: isDecision, follow: (view, event) => underground.follow(view, event) };
