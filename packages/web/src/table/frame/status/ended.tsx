/** Says on the board who won, as soon as the game is over. Leads to the result. */
import type { TableDesk } from "../../desk/desk.ts";
import { rankingOf } from "../../result/ranking.ts";
import "./ended.css";

export function Ended({ desk: { client, history, badge } }: { readonly desk: TableDesk }) {
  if (client.waiting.value.kind !== "over" || history.at.value !== undefined) return undefined;
  const { headline, winners, margin } = rankingOf(client, []);
  return (
    <a class="ended" href={`${client.address}/result`}>
      {winners.map((seat) => badge(seat))}
      <b>{headline}</b> <span>{margin}</span>
    </a>
  );
}
