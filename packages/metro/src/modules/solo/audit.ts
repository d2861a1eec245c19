/** Invariants of the cards in every position. For tests. */
import { addTo, known } from "@interchange/tabletop";
import { COMPANIES } from "../../companies.ts";
import { COMPANY_STATIONS } from "../../components/companies.ts";
import type { Scene } from "../../module.ts";
import type { Position } from "../../position.ts";
import type { Cards } from "./cards.ts";

export function audit(
  { pile, revealed, card, hasRunOut }: Cards,
  position: Position,
  { layout }: Scene,
): string | undefined {
  const ended = Array.from({ length: COMPANIES }, () => 0);
  for (const { earner } of position.lines) if (earner?.kind === "company") addTo(ended, earner.company, 1);
  const open = ended.flatMap((count, company) =>
    count < known(layout.printed(COMPANY_STATIONS)[company]).length ? [company] : [],
  );
  const cards = [...pile, ...revealed, ...(card === null ? [] : [card])].toSorted((one, other) => one - other);
  if (cards.join() !== open.join()) return `cards ${cards.join()}, companies with open lines ${open.join()}`;
  const endsWithLast = position.setup.options["solo-reject-last"] !== "yes";
  if (endsWithLast && !hasRunOut && pile.length === 0) return "the pile has run out unnoticed";
  if (card !== null && position.stage !== "turn" && position.stage !== "replace") return "a card outlasts its turn";
  return undefined;
}
