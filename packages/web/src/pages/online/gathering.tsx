/** An online table before the game: who sits there, invitations, and the start button. */
import type { TableInfo } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { listedOf } from "../../games/gamePages.ts";
import type { Listed } from "../../games/gamePages.ts";
import { api, troubleText } from "../../api/api.ts";
import type { Answer } from "../../api/api.ts";
import { freeSeats, modulesAt, seatsForYou } from "../../api/tableLists.ts";
import { assistOf } from "../../kit/assist.ts";
import { clockText } from "../../kit/clockText.ts";
import { go } from "../../kit/router.ts";
import { rulesPathAt } from "../../kit/rules/ruleLink.tsx";
import { Frame } from "../../kit/ui/frame.tsx";
import { announce } from "../../kit/ui/live.tsx";
import { Confirm } from "../../kit/ui/sheet.tsx";
import { ChangeTable } from "./changeTable.tsx";
import { Invite } from "./invite.tsx";
import { useNaming } from "../../people/naming.tsx";
import { SeatRow } from "./seatRow.tsx";
import { t } from "../../words/index.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import "./gathering.css";

export interface GatheringProps {
  /** The server's description of the table, kept up to date. */
  readonly info: TableInfo;
  /** Whether the description is current. */
  readonly isConnected: boolean;
  /** Whether we are disconnected because the server is restarting. */
  readonly isRestarting: boolean;
  /** Your identity changed, so the connection must be reopened. */
  readonly onIdentity: () => void;
  /** The room of the table, for its members. */
  readonly room: ComponentChildren;
}

export function Gathering({ info, isConnected, isRestarting, onIdentity, room }: GatheringProps) {
  const { gathering: words, invite } = t.lobby;
  const trouble = useSignal<string | undefined>(undefined);
  const isChanging = useSignal(false);
  const { named, sheet } = useNaming();
  const { id, seats, yours, isHost, setup } = info;
  const free = freeSeats(info);
  const [mine] = yours;
  const isScreen = isHost && mine === undefined;
  // As soon as the last player sits down. With bots on the last seats, the host has to say so.
  const startsItself = info.control.kind === "days" && free.length > 0;
  const game = listedOf(info.game);
  const colours = game?.seatColours(setup.edition, Array.isArray(setup["colours"]) ? setup["colours"] : undefined);
  const told = async (asked: Promise<Answer<unknown>>): Promise<void> => {
    const answer = await asked;
    trouble.value = answer.ok ? undefined : troubleText(answer.trouble);
  };
  const sit = (seat: number): void =>
    named(async (isNew) => {
      await told(api.sit(id, seat));
      if (isNew) onIdentity();
    });
  useComing(seats);
  const title = free.length ? words.title : words.ready;
  return (
    <Frame title={title} wide rules={rulesPathAt(info.game, modulesAt(info))}>
      <div class={`gathering${isScreen ? " is-screen" : ""}${isHost ? "" : " is-guest"}`}>
        <header class="gathering-head">
          <h1>{title}</h1>
          <p class="lead">{t.common.dotted(termsOf(info, game))}</p>
          {!isConnected && (
            <p class="chip warn" role="status">
              {isRestarting ? words.restarting : words.reconnecting}
            </p>
          )}
        </header>
        <Invite path={`/at/${id}`} label={invite.link} about={info.isPublic ? invite.isPublic : invite.isByLink} />
        <section class="panel gathering-seats" aria-labelledby="gathering-seats">
          <h2 id="gathering-seats">{words.seats}</h2>
          <ol>
            {seats.map((seat, at) => (
              <SeatRow
                key={at}
                info={info}
                seat={at}
                colours={info.drawsColours ? [] : (colours ?? [])}
                onSit={() => sit(at)}
                onLeave={() => void told(api.leave(id, at))}
                onMind={(mind) => void told(api.keepFor(id, at, mind))}
              />
            ))}
          </ol>
          <Problem text={trouble.value} />
          {mine === undefined && (
            <p class="quiet">
              {isScreen ? words.aboutScreen : seatsForYou(info).length ? words.joinFirst : words.full}
            </p>
          )}
          {isHost && (
            <div class="gathering-more">
              {mine !== undefined && (
                <button type="button" class="link" onClick={() => void told(api.leave(id, mine))}>
                  {words.makeScreen}
                </button>
              )}
              <button type="button" class="link" onClick={() => (isChanging.value = true)}>
                {words.change}
              </button>
              <DeleteTable id={id} />
            </div>
          )}
        </section>
        {room}
        <footer class="gathering-end">
          {isHost && !startsItself ? (
            <button
              type="button"
              class="button primary large"
              disabled={free.length > 0}
              onClick={() => void told(api.start(id))}
            >
              {free.length ? words.waiting(free.length) : words.start(seats.length)}
            </button>
          ) : (
            <p class="quiet">{startsItself ? words.waitForAll : words.waitForHost}</p>
          )}
        </footer>
      </div>
      {sheet}
      {isChanging.value && <ChangeTable info={info} onClose={() => (isChanging.value = false)} />}
    </Frame>
  );
}

/** Announces new players to screen readers. */
function useComing(seats: TableInfo["seats"]): void {
  const before = useRef(seats);
  useEffect(() => {
    for (const [seat, { name }] of seats.entries())
      if (name !== undefined && before.current[seat]?.name === undefined) announce(t.lobby.gathering.sat(name));
    before.current = seats;
  }, [seats]);
}

/** The game, the clock and the level of help. */
function termsOf(info: TableInfo, game: Listed | undefined): readonly string[] {
  const map = game?.mapName?.(info.setup["components"] as object | undefined);
  return [
    game?.name ?? info.game,
    ...(map === undefined ? [] : [map]),
    ...modulesAt(info).map((module) => game?.moduleTitle(module) ?? module),
    clockText(info.control),
    ...(info.drawsColours ? [t.lobby.gathering.lots] : []),
    t.lobby.help[assistOf(info.assist)],
  ];
}

function DeleteTable({ id }: { readonly id: string }) {
  const isAsked = useSignal(false);
  const trouble = useSignal<string | undefined>(undefined);
  const words = t.home.confirmDelete;
  const remove = async (): Promise<void> => {
    const removed = await api.remove(id);
    if (removed.ok) go("/", "replace");
    else trouble.value = troubleText(removed.trouble);
  };
  return (
    <>
      <button type="button" class="link" onClick={() => (isAsked.value = true)}>
        {t.lobby.gathering.delete}
      </button>
      {isAsked.value && (
        <Confirm
          title={words.title}
          yes={words.yes}
          no={words.no}
          isDangerous
          onYes={() => void remove()}
          onNo={() => (isAsked.value = false)}
        >
          <p>{trouble.value ?? words.bodyOnline}</p>
        </Confirm>
      )}
    </>
  );
}
