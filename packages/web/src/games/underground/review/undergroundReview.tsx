/** The review page of a game of On the Underground. */
import type { UndergroundGame } from "@interchange/underground";
import { OpenedReview } from "../../../table/review/openedReview.tsx";
import type { GameProps } from "../../shown.ts";
import { gameReviewOf } from "./gameReview.tsx";
import { undergroundWords } from "../words.ts";
import "@interchange/boards/map/map.css";
import "@interchange/boards/map/compared.css";
import "./review.css";

export function UndergroundReview({ id, game }: GameProps<UndergroundGame>) {
  return <OpenedReview id={id} game={game} gameReviewOf={gameReviewOf} exportWords={undergroundWords().table} />;
}
