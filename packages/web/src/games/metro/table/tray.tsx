/** The tile in hand and its buttons, within reach of a thumb. */
import { Decision as ModuleDecision, Instead } from "../modules/common/decision.tsx";
import type { TileCode } from "@interchange/metro/core";
import { TileFace } from "@interchange/boards/metro";
import { Actions } from "../../../table/frame/actions.tsx";
import { Coach } from "../../../table/frame/coach.ts";
import { Button } from "../../../kit/ui/button.tsx";
import { useTileDrag } from "../desk/drag.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { useMetroDesk } from "../desk/useMetroDesk.ts";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";
import "./metroTable.css";

export function Tray() {
  const desk = useMetroDesk();
  const title = titleOf(desk);
  return (
    <section class="tray panel" aria-label={title}>
      <h2 class="panel-title">{title}</h2>
      <Coach />
      <div class="tray-row">
        <Hand desk={desk} />
        <div class="tray-actions">
          <Actions desk={desk}>
            <Decision desk={desk} />
          </Actions>
        </div>
      </div>
    </section>
  );
}

function titleOf(desk: MetroDesk): string {
  const { panels } = metroWords().table;
  if (desk.own?.isActing.value && desk.isDeciding.value) return t.table.panels.next;
  if (desk.isDeciding.value && desk.client.view.value.stage === "place") return panels.drawnTile;
  if (!desk.tiles.value.length) return t.table.panels.next;
  return desk.tiles.value.length > 1 ? panels.yourTiles : panels.yourTile;
}

export function Hand({ desk }: { readonly desk: MetroDesk }) {
  const tiles = desk.tiles.value;
  if (!tiles.length || (desk.own?.isActing.value && desk.isDeciding.value)) return undefined;
  return (
    <div class={`hand hand-${tiles.length}`}>
      {tiles.map((code, at) => (
        <HandTile key={`${at}${code}`} desk={desk} code={code} at={at} all={tiles.length} />
      ))}
    </div>
  );
}

function HandTile(props: {
  readonly desk: MetroDesk;
  readonly code: TileCode;
  readonly at: number;
  readonly all: number;
}) {
  const { desk, code, at, all } = props;
  const isChosen = desk.tileAt.value === at;
  const drag = useTileDrag(desk, at);
  return (
    <button
      type="button"
      class={isChosen ? "hand-tile chosen" : "hand-tile"}
      aria-pressed={isChosen}
      aria-label={metroWords().table.hand(at + 1, all, code)}
      {...drag}
      onClick={() => {
        if (isChosen && desk.canTurn.value) desk.rotate();
        else desk.chooseTile(at);
      }}
    >
      <TileFace code={code} turn={isChosen ? desk.turn.value : 0} arrow />
    </button>
  );
}

export function Decision({ desk }: { readonly desk: MetroDesk }) {
  const { actions } = metroWords().table;
  const isChosen = desk.chosen.value !== undefined;
  const isPlanning = desk.client.isPlanning?.value ?? false;
  if (desk.own?.isActing.value) return <ModuleDecision desk={desk} />;
  return (
    <>
      <Button primary disabled={!isChosen} onClick={() => void desk.place()}>
        {isPlanning ? t.online.premove.save : actions.place}
      </Button>
      <div class="tray-pair">
        {desk.canTurn.value && <Button onClick={() => desk.rotate()}>{actions.turn}</Button>}
        {isChosen ? (
          <Button onClick={() => desk.stepBack()}>{t.table.actions.back}</Button>
        ) : desk.canDraw.value && !isPlanning ? (
          <Button onClick={() => void desk.draw()}>
            <span class="when-wide">{actions.draw}</span>
            <span class="when-narrow">{actions.drawShort}</span>
          </Button>
        ) : undefined}
        {!isChosen && desk.own && <Instead desk={desk} />}
      </div>
    </>
  );
}
