/** The review routes: request one, get its state, cancel it. */
import { ReviewInfo, TableId } from "@interchange/protocol";
import type { GameRecord } from "@interchange/tabletop";
import * as v from "valibot";
import type { Reviews } from "../reviews/reviews.ts";
import type { LiveTables } from "../liveTables/liveTables.ts";
import type { TableInfos } from "../tables/info.ts";
import { recordFor } from "../tables/record.ts";
import { route } from "./route.ts";
import type { Answered, Route } from "./route.ts";

export interface ReviewRoutesNeeds {
  readonly reviews: Reviews;
  readonly infos: TableInfos;
  readonly liveTables: LiveTables;
}

const OneTable = v.strictObject({ table: TableId });

export function reviewRoutes({ reviews, infos, liveTables }: ReviewRoutesNeeds): readonly Route[] {
  /** The record of a finished game, or why there is nothing to review. */
  const finished = async (table: string): Promise<GameRecord | Extract<Answered, { error: string }>> => {
    const info = await infos.of(table, undefined);
    const live = info && info.state !== "open" ? await liveTables.get(table) : undefined;
    if (!live) return { status: 404, error: "unknown-table", reason: "This table does not exist or has not started." };
    if (!live.host.status.isOver)
      return { status: 409, error: "not-over", reason: "You can review a game once it is over." };
    return recordFor(live, []);
  };
  return [
    route({
      method: "GET",
      path: "/api/tables/:table/review",
      does: "Returns the progress of a finished game's review, or the review once it is done.",
      params: OneTable,
      answers: ReviewInfo,
      errors: { 404: ["unknown-table"], 409: ["not-over"] },
      async handle({ params: { table } }) {
        const record = await finished(table);
        return "error" in record ? record : { status: 200, value: await reviews.of(table, record) };
      },
    }),
    route({
      method: "POST",
      path: "/api/tables/:table/review",
      does: "Requests a review of a finished game, one per person at a time. Repeated requests return its progress.",
      params: OneTable,
      answers: ReviewInfo,
      errors: { 404: ["unknown-table"], 409: ["not-over", "busy"] },
      needsIdentity: true,
      async handle({ params: { table }, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        const record = await finished(table);
        if ("error" in record) return record;
        const asked = await reviews.ask(table, record, identity.id);
        if ("waitsFor" in asked)
          return {
            status: 409,
            error: "busy",
            reason: `You can run one review at a time, and that of table ${asked.waitsFor} is still running.`,
          };
        return { status: 200, value: asked };
      },
    }),
    route({
      method: "DELETE",
      path: "/api/tables/:table/review",
      does: "Cancels a review. A finished one stays.",
      params: OneTable,
      answers: ReviewInfo,
      errors: { 404: ["unknown-table"], 409: ["not-over"] },
      needsIdentity: true,
      async handle({ params: { table }, identity }) {
        if (!identity) return { status: 401, error: "nobody" };
        const record = await finished(table);
        if ("error" in record) return record;
        reviews.callOff(table, identity.id);
        return { status: 200, value: await reviews.of(table, record) };
      },
    }),
  ];
}
