/** A table on a screen that lies flat: the board in the middle, and a panel for each seat that faces its side. */
import type { Seat } from "@interchange/tabletop";
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { TableDesk } from "../desk/desk.ts";
import { sayWho } from "../desk/names.ts";
import { DeskProvider } from "../desk/desk.ts";
import { layFlat } from "../desk/laidFlat.ts";
import { Total } from "../frame/players.tsx";
import { sidesFor } from "./sides.ts";
import type { Side } from "./sides.ts";
import { t } from "../../words/index.ts";
import "./flat.css";
import "./panel.css";

/** What a game puts into the panel of the player whose turn it is. */
export interface FlatParts {
  readonly points: () => readonly number[];
  readonly Tray: ComponentType;
  readonly Info: ComponentType;
}

export interface FlatProps extends FlatParts {
  readonly desk: TableDesk;
  /** What an online table shows beside a player, such as the clock. */
  readonly beside?: ((seat: Seat) => ComponentChildren) | undefined;
}

export function FlatTable(props: FlatProps) {
  const { desk, points, Tray, Info, beside } = props;
  const { sitters } = desk.client;
  const region = useRef<HTMLElement>(null);
  // The button that led here is gone with its sheet.
  useEffect(() => region.current?.focus(), []);
  const words = t.flat;
  return (
    <DeskProvider value={desk}>
      <section ref={region} class={`flat flat-${sitters.length}`} tabIndex={-1} aria-label={words.title}>
        {sidesFor(sitters.length).map((side, seat) => (
          <div key={seat} class="flat-slot">
            <Panel desk={desk} points={points} Tray={Tray} Info={Info} beside={beside} seat={seat} side={side}>
              {seat === 0 && <Leave />}
            </Panel>
          </div>
        ))}
      </section>
    </DeskProvider>
  );
}

/** In the first panel, since anywhere else it would cover the board or be in someone's way. */
function Leave() {
  const { leave } = t.flat;
  return (
    <button type="button" class="flat-leave" aria-label={leave} title={leave} onClick={() => layFlat(undefined)}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" stroke-width="2" stroke-linecap="round" />
      </svg>
    </button>
  );
}

interface PanelProps extends FlatProps {
  readonly seat: Seat;
  readonly side: Side;
  readonly children?: ComponentChildren;
}

function Panel({ desk, seat, side, points, Tray, Info, beside, children }: PanelProps) {
  const { toAct, waiting } = desk.client;
  const state = waiting.value;
  const isActing = toAct.value === seat;
  // What concerns nobody in particular is shown at the bottom.
  const isOpen = isActing || (!("seat" in state) && seat === 0);
  const { name } = sayWho(desk, seat);
  return (
    <section class={`flat-panel is-${side}${isActing ? " is-acting" : ""}`} aria-label={name}>
      <div class="flat-head">
        <h2>
          {desk.badge(seat)}
          <span class="flat-name">{name}</span>
          {beside?.(seat)}
          <Total desk={desk} seat={seat} points={points()[seat] ?? 0} look="flat-points" />
        </h2>
        {children}
      </div>
      {isOpen && (
        <>
          {state.kind === "viewer" && <p class="flat-prompt">{desk.notice.value ?? desk.prompt.value}</p>}
          <Tray />
          <div class="flat-infos">
            <Info />
          </div>
        </>
      )}
    </section>
  );
}
