/** The owners of lines and rewards: seats, or companies if there are any. They are the columns in tables of cities. */
import { seatColours } from "@interchange/metro/core";
import type { Earner, Tell } from "@interchange/metro/core";
import type { ComponentChildren } from "preact";
import { Badge } from "../../../../kit/ui/badge.tsx";
import type { Who } from "../../../../words/types.ts";
import type { Says, Seen } from "../moduleView.ts";
import { CompanyBadge } from "./pieces.tsx";
import "./choices.css";

/** How many columns always fit beside the names of landmarks. */
const FEW = 5;

export interface Owner {
  /** The index in lists by owner. */
  readonly index: number;
  readonly earner: Earner;
  readonly name: string;
  readonly isOwn: boolean;
}

export function hasCompanies({ scene }: Pick<Seen, "scene">): boolean {
  return scene.layout.terms.ownedBy === "company";
}

/** Whether companies get a city's rewards for lines. In one reading (rule SC.14) the seats do. */
export function rewardsCompanies(seen: Pick<Seen, "scene">): boolean {
  return hasCompanies(seen) && seen.scene.layout.terms.rewards === "owner";
}

export function ownersOf(seen: Seen, isCompany: boolean = hasCompanies(seen)): readonly Owner[] {
  const { terms, seats } = seen.scene.layout;
  return Array.from({ length: isCompany ? terms.companies : seats }, (_, index): Owner => {
    const earner: Earner = isCompany ? { kind: "company", company: index } : { kind: "seat", seat: index };
    return { index, earner, name: seen.earner(earner).name, isOwn: !isCompany && index === seen.view.viewer };
  });
}

/** The seat or company that a tell is about. */
export function whoIn({ seat = 0, company }: Tell, says: Says): Who {
  return company === undefined ? says.who(seat) : says.company(company);
}

/** The owner's badge at the head of a column; the name is for screen readers. */
export function OwnerHead({ seen, owner }: { readonly seen: Seen; readonly owner: Owner }) {
  const { earner, name } = owner;
  return (
    <th scope="col" class={owner.isOwn ? "mine" : ""}>
      {earner.kind === "seat" ? (
        <Badge colours={seatColours(seen.setup)} seat={earner.seat} small />
      ) : (
        <CompanyBadge setup={seen.setup} colour={earner.company} />
      )}
      <span class="unseen">{name}</span>
    </th>
  );
}

interface CityTableProps {
  /** The number of columns beside the landmarks. With many, a narrow table uses small names. */
  readonly columns: number;
  readonly children: ComponentChildren;
}

export function CityTable({ columns, children }: CityTableProps) {
  return (
    <div class="city">
      <table class={columns > FEW ? "city-table many" : "city-table"}>{children}</table>
    </div>
  );
}
