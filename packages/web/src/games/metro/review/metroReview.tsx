/** The review page of a game of Metro. */
import type { MetroGame } from "@interchange/metro/core";
import { OpenedReview } from "../../../table/review/openedReview.tsx";
import type { GameProps } from "../../shown.ts";
import { gameReviewOf } from "./gameReview.tsx";
import { metroWords } from "../words.ts";
import "@interchange/boards/metro/board.css";
import "@interchange/boards/metro/comparedTiles.css";

export function MetroReview({ id, game }: GameProps<MetroGame>) {
  return <OpenedReview id={id} game={game} gameReviewOf={gameReviewOf} exportWords={metroWords().sheets} />;
}
