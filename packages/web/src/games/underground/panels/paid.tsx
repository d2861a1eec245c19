/** Shows who is paid for a trip. The viewer's share stands out. */
import type { Seat } from "@interchange/tabletop";
import type { UndergroundDesk } from "../desk/desk.ts";
import { paidTo } from "../desk/telling/told.ts";
import { undergroundWords } from "../words.ts";

export function Paid({ desk, seats }: { readonly desk: UndergroundDesk; readonly seats: readonly Seat[] }) {
  const words = undergroundWords().table.oracle;
  const { sitters, viewer } = desk.client;
  const paid = paidTo({ sitters, viewer: viewer.value }, seats);
  const isOwn = (at: number): boolean => [...new Set(seats)][at] === viewer.value;
  const order = [...paid.keys()].toSorted((one, other) => Number(isOwn(other)) - Number(isOwn(one)));
  return (
    <span class="trip-paid">
      {paid.length ? (
        order.map((at) => {
          const share = paid[at];
          return (
            share && (
              <span key={at} class={isOwn(at) ? "own-pay" : "other-pay"}>
                {words.paidOne(share)}{" "}
              </span>
            )
          );
        })
      ) : (
        <span class="other-pay">{words.nobody}</span>
      )}
    </span>
  );
}
