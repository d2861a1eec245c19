/**
 * A room for a projector and for spectators: all boards, the standings, and for members the code in large letters. The
 * link for spectators shows no code, because it does not let anybody in.
 */
import type { RoomInfo, RoomTable } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { api } from "../../api/api.ts";
import { whoAmI } from "../../api/identity.ts";
import { invitationTo } from "../../api/invitation.ts";
import { useRoom } from "../../client/online/onlineRoom.ts";
import { gamePageOf, listedOf } from "../../games/gamePages.ts";
import { Mark, useTitle } from "../../kit/ui/frame.tsx";
import { Qr } from "../online/invite.tsx";
import { Disc, memberOf, nameOf, roomName } from "./person.tsx";
import { RoomChat } from "./roomChat.tsx";
import { NoRoom, Sorry } from "./roomPage.tsx";
import { pictureOf, SeatsOf } from "./roomTables.tsx";
import { standingOf, useTimesUp } from "./tableStanding.ts";
import { Standings } from "./standings.tsx";
import { t } from "../../words/index.ts";
import "./watchPage.css";

interface WatchPageProps {
  /** The id of the room, or the one of its link for spectators. */
  readonly id: string;
  readonly isMember: boolean;
}

export function WatchPage({ id, isMember }: WatchPageProps) {
  const room = useRoom(isMember ? "enter" : "watch", id);
  const info = room.info.value;
  useEffect(() => void whoAmI(), []);
  if (room.goodbye.value === "not-member") return <Sorry {...t.room.unknown} />;
  if (room.goodbye.value || !info) return <NoRoom room={room} />;
  return (
    <div class="screen">
      <Head id={id} info={info} isMember={isMember} />
      <main class="screen-main">
        <Boards info={info} />
        <div class="screen-side">
          <Standings info={info} />
          <Waiting info={info} />
          {!isMember && <RoomChat room={room} />}
        </div>
      </main>
    </div>
  );
}

function Head({ id, info, isMember }: WatchPageProps & { readonly info: RoomInfo }) {
  const words = t.room;
  const title = roomName(info);
  useTitle(title);
  return (
    <header class="screen-head">
      <div class="screen-name">
        <a class="brand" href={isMember ? `/room/${id}` : "/"} aria-label={isMember ? words.back : t.common.name}>
          <Mark />
        </a>
        <div>
          <h1>{title}</h1>
          <p class="quiet">
            {t.common.dotted([
              words.members.count(info.members.filter(({ presence }) => presence !== "left").length),
              ...(info.watching > 0 ? [words.watching(info.watching)] : []),
            ])}
          </p>
        </div>
      </div>
      {isMember && info.code !== undefined && <JoinHere id={id} code={info.code} />}
    </header>
  );
}

/** "Join at HOST with CODE". */
function JoinHere({ id, code }: { readonly id: string; readonly code: string }) {
  const words = t.room;
  const link = useSignal(new URL(`/room/${id}`, location.href).href);
  useEffect(() => {
    void api.doors().then((answer) => {
      const found = answer.ok ? invitationTo(`/room/${id}`, answer.value, new URL(location.href)).link : undefined;
      if (found !== undefined) link.value = found;
    });
  }, [id, link]);
  return (
    <div class="screen-join">
      <p>
        <span class="screen-where">{words.screen.join(`${new URL(link.value).host}/join`)}</span>
        <span class="unseen">{`${words.invite.code}: ${code.split("").join(" ")}`}</span>
        <b class="screen-code" aria-hidden="true">
          {code}
        </b>
      </p>
      <Qr text={link.value} label={t.lobby.invite.qr(link.value)} />
    </div>
  );
}

/** All boards, or the last result if nothing runs. */
function Boards({ info }: { readonly info: RoomInfo }) {
  useTimesUp(info);
  const running = info.tables.filter(({ state }) => state === "running" || state === "paused");
  const last = info.tables.filter(({ state, id }) => state === "over" && id !== undefined).slice(0, 1);
  const shown = running.length ? running : last;
  if (!shown.length) return <p class="screen-none quiet">{t.room.screen.none}</p>;
  return (
    <ul class={`screen-boards is-${Math.min(shown.length, 7)}`}>
      {shown.map((table) => (
        <li key={table.id}>
          <BoardOf info={info} table={table} />
        </li>
      ))}
    </ul>
  );
}

function BoardOf({ info, table }: { readonly info: RoomInfo; readonly table: RoomTable }) {
  const listed = listedOf(table.game);
  const facts = [
    listed?.name ?? table.game,
    ...(listed && table.progress !== undefined && table.state !== "over" ? [listed.progress(table.progress)] : []),
    standingOf(info, table, undefined),
  ].filter(Boolean);
  const gamePage = gamePageOf(table.game);
  return (
    <a class="screen-board" href={`/at/${table.id}${table.state === "over" ? "/result" : ""}`}>
      <img src={pictureOf(table, true)} alt={t.room.tables.picture(gamePage?.about().name ?? table.game)} />
      <SeatsOf info={info} table={table} />
      <span class="quiet">{t.common.dotted(facts)}</span>
    </a>
  );
}

/** Who is in for the next game. */
function Waiting({ info }: { readonly info: RoomInfo }) {
  const words = t.room.next;
  const { next } = info;
  if (!next) return undefined;
  return (
    <section class="panel screen-next" aria-labelledby="screen-next">
      <h2 id="screen-next">{`${words.title}: ${listedOf(next.game)?.name ?? next.game}`}</h2>
      <p>{words.who}</p>
      <ul class="next-in">
        {next.in.map((n) => (
          <li key={n}>
            <Disc colour={memberOf(info, n)?.colour} name={nameOf(info, n)} />
            <span>{nameOf(info, n)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
