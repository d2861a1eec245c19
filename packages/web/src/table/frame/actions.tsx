/** The action buttons: the same in every game, except for the decision itself. */
import type { ComponentChildren } from "preact";
import { go } from "../../kit/router.ts";
import { Button } from "../../kit/ui/button.tsx";
import type { Waiting } from "../../client/client.ts";
import type { TableDesk } from "../desk/desk.ts";
import { sayBot, sayWho } from "../desk/names.ts";
import { useOnlineView } from "../desk/onlineView.ts";
import { t } from "../../words/index.ts";
import "./actions.css";

export interface ActionsProps {
  readonly desk: TableDesk;
  /** What the viewer can do on their turn. */
  readonly children: ComponentChildren;
}

export function Actions({ desk, children }: ActionsProps) {
  const { client, history } = desk;
  const online = useOnlineView();
  const state = client.waiting.value;
  const words = t.table;
  const { actions } = words;
  if (history.at.value !== undefined)
    return (
      <Button primary onClick={() => history.go("live")}>
        {state.kind === "viewer" ? words.liveYours : actions[isLive(state) ? "live" : "end"]}
      </Button>
    );
  const tray = online?.("tray");
  if (tray) return <>{tray}</>;
  switch (state.kind) {
    case "over":
      return (
        <Button primary onClick={() => go(`${client.address}/result`)}>
          {actions.result}
        </Button>
      );
    case "paused":
      return (
        <Button primary onClick={() => void client.takeUpAgain()}>
          {actions.takeUpAgain}
        </Button>
      );
    case "botFailed":
      return (
        <Button primary onClick={() => client.askAgain()}>
          {actions.askAgain}
        </Button>
      );
    case "person":
      return (
        <Button primary onClick={() => client.takeScreen(state.seat)}>
          {words.handOver.claim(sayWho(desk, state.seat))}
        </Button>
      );
    case "asked":
      return (
        <>
          <Button primary onClick={() => void client.consent(state.asked, true)}>
            {words.yes}
          </Button>
          <Button onClick={() => void client.consent(state.asked, false)}>{words.no}</Button>
        </>
      );
    case "gone":
      return (
        <Button primary onClick={() => go("/")}>
          {actions.home}
        </Button>
      );
    case "connecting":
    case "unsent":
    case "remote":
    case "absent":
    case "left":
    case "timeUp":
      return undefined;
    case "bot":
      return <Thinking desk={desk} seat={state.seat} />;
    // The decision on its way was made with these buttons. They come back with the next turn.
    case "sending":
    case "viewer":
      return <>{children}</>;
  }
}

/** Whether the game goes on, so that there is a live game to return to. */
const isLive = ({ kind }: Waiting): boolean => kind !== "over" && kind !== "gone";

function Thinking({ desk, seat }: { readonly desk: TableDesk; readonly seat: number }) {
  return (
    <p class="thinking">
      <span class="thinking-dots" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {t.table.thinking(sayBot(desk, seat))}
    </p>
  );
}
