/** Shows the revealed card, the eight companies with their cards and profits, and the current score. */
import { COMPANY_STATIONS } from "@interchange/metro/components/companies";
import { isCentreStation } from "@interchange/metro/core";
import { SOLO_PARTS } from "@interchange/metro/modules/solo/components";
import type { Cards } from "@interchange/metro/modules/solo/cards";
import type { SoloAction } from "@interchange/metro/modules/solo/module";
import { TileFace } from "@interchange/boards/metro";
import { known } from "@interchange/tabletop";
import type { Offers, PanelProps } from "../moduleView.ts";
import { CompanyBadge, Profit } from "../common/pieces.tsx";
import { goalOf, scoreOf } from "./score.ts";
import type { SoloSeen } from "./score.ts";
import { words } from "./words/index.ts";
import { HeadRow } from "../../../../kit/ui/headRow.tsx";
import "./solo.css";

export function SoloPanel({ seen, offers }: PanelProps<Cards, SoloAction>) {
  return (
    <div class="solo">
      <p>{goalOf(seen.setup)}</p>
      <Turned seen={seen} />
      <Reject seen={seen} offers={offers} />
      <Companies seen={seen} />
      <Score seen={seen} />
    </div>
  );
}

/** The card that decides where the next tile goes. */
function Turned({ seen }: { readonly seen: SoloSeen }) {
  const { card, pile } = seen.slice;
  if (seen.view.stage === "over") return <p class="quiet">{words().over}</p>;
  return (
    <div class="solo-card">
      {card !== null && (
        <span class="solo-card-face" aria-hidden="true">
          <CompanyBadge setup={seen.setup} colour={card} />
        </span>
      )}
      <p>
        {card !== null && <b>{words().extend(seen.colour(card))}</b>}
        <small>{pile.length ? words().pile(pile.length) : words().newPile}</small>
      </p>
    </div>
  );
}

const REJECT: SoloAction = { type: "reject" };

function Reject({ seen, offers }: { readonly seen: SoloSeen; readonly offers: Offers<SoloAction> }) {
  if (!offers.has(REJECT)) return undefined;
  return (
    <div class="solo-reject">
      <p class="quiet">{words().mayReject}</p>
      <button
        type="button"
        class={offers.isPicked(REJECT) ? "own-option chosen" : "own-option"}
        aria-pressed={offers.isPicked(REJECT)}
        aria-label={words().reject}
        onClick={() => offers.pick(REJECT)}
      >
        <TileFace code={seen.scene.layout.printed(SOLO_PARTS).rejectable} size={32} /> {words().rejectShort}
      </button>
    </div>
  );
}

/** By profit, lowest first, because the lowest counts. */
function Companies({ seen }: { readonly seen: SoloSeen }) {
  const { profits } = seen.view;
  const ranked = [...profits.keys()].toSorted(
    (one, other) => known(profits[one]) - known(profits[other]) || one - other,
  );
  return (
    <table class="companies">
      <HeadRow columns={[words().company, words().profit, words().open, words().where]} />
      <tbody>
        {ranked.map((company) => (
          <tr key={company} class={seen.slice.card === company ? "mine" : ""}>
            <th scope="row">
              <CompanyBadge setup={seen.setup} colour={company} /> {seen.colourName(company)}
            </th>
            <Profit company={company}>
              {profits[company]} <Extreme profits={profits} company={company} />
            </Profit>
            <td>{openLines(seen, company)}</td>
            <td>{words().cards[whereIs(seen.slice, company)]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Marks the company with the lowest or highest profit. */
function Extreme({ profits, company }: { readonly profits: readonly number[]; readonly company: number }) {
  const [least, most] = [Math.min(...profits), Math.max(...profits)];
  const isLast = profits[company] === least;
  if (least === most || (!isLast && profits[company] !== most)) return undefined;
  return (
    <span class="solo-extreme">
      <span aria-hidden="true">{isLast ? "▼" : "▲"}</span>
      <span class="unseen">{isLast ? words().lowest : words().highest}</span>
    </span>
  );
}

function openLines({ view, scene }: SoloSeen, company: number): number {
  const ended = view.lines.filter(({ earner }) => earner?.kind === "company" && earner.company === company);
  return (
    known(scene.layout.printed(COMPANY_STATIONS)[company]).length -
    ended.filter(({ from }) => !isCentreStation(from)).length
  );
}

/** Where a company's card is. */
function whereIs({ card, pile, revealed }: Cards, company: number): keyof ReturnType<typeof words>["cards"] {
  if (card === company) return "now";
  if (pile.includes(company)) return "pile";
  return revealed.includes(company) ? "revealed" : "gone";
}

function Score({ seen }: { readonly seen: SoloSeen }) {
  const { stage, profits } = seen.view;
  const [lowest, highest] = [Math.min(...profits), Math.max(...profits)];
  const isChallenge = seen.setup.options["solo-scoring"] === "challenge";
  return (
    <dl class="solo-score">
      <div>
        <dt>
          {stage === "over" ? words().scoreOver : words().score}
          <small>{isChallenge ? words().challenge(lowest, highest - lowest) : words().normal}</small>
        </dt>
        <dd>{words().points(scoreOf(seen))}</dd>
      </div>
    </dl>
  );
}
