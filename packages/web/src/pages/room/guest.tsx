/** The first screen of someone who was invited: who invites them to what, how it is played, a name and one button. */
import type { RoomInvitation, TableInfo } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { api, troubleText } from "../../api/api.ts";
import type { Answer } from "../../api/api.ts";
import { callMe, lastName, nameNow, whoAmI } from "../../api/identity.ts";
import { NameSheet } from "../../people/nameSheet.tsx";
import { rooms } from "../../api/rooms.ts";
import { seatsForYou } from "../../api/tableLists.ts";
import type { GamePage } from "../../games/gamePage.ts";
import { gamePageOf } from "../../games/gamePages.ts";
import { go } from "../../kit/router.ts";
import { rulesPath } from "../../kit/rules/ruleLink.tsx";
import { LONGEST_NAME } from "../../kit/sitters.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { Loading } from "../../kit/ui/lazy.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { Show } from "../home/show.tsx";
import { lastGame } from "../../table/setup/tableSetup.ts";
import { t } from "../../words/index.ts";
import "./guest.css";

interface RoomGuestProps {
  readonly id: string;
  readonly onJoined: () => void;
}

/** Invited to a room: joins it, and sits down at its open table or is in for the next game. */
export function RoomGuest({ id, onJoined }: RoomGuestProps) {
  const words = t.room.guest;
  const invitation = useSignal<Answer<RoomInvitation> | undefined>(undefined);
  useEffect(() => {
    void rooms.invitation(id).then((answer) => (invitation.value = answer));
  }, [id, invitation]);
  const found = invitation.value;
  if (!found) return <Loading />;
  if (!found.ok) return <Problem text={troubleText(found.trouble)} />;
  const { name, host, others, game, played, table } = found.value;
  const gamePage = gamePageOf(game ?? played);
  const join = async (): Promise<Answer<unknown>> => {
    const joined = await rooms.join(id);
    if (!joined.ok) return joined;
    if (table !== undefined && (await sitDown(table))) return joined;
    if (joined.value.room.next) await rooms.sayIn(id);
    onJoined();
    return joined;
  };
  return (
    <Guest
      title={gamePage && game !== undefined ? words.invites(host, gamePage.about().name) : words.invitesToRoom(host)}
      about={[...(name === undefined ? [] : [name]), ...(others.length ? [words.with(others)] : [])]}
      gamePage={gamePage}
      onJoin={join}
    />
  );
}

/** Takes a seat at an open table and goes there; false if none is left. */
async function sitDown(id: string): Promise<boolean> {
  const table = await api.table(id);
  const [seat] = table.ok ? seatsForYou(table.value) : [];
  const sat = seat !== undefined && (await api.sit(id, seat)).ok;
  if (sat) go(`/at/${id}`, "replace");
  return sat;
}

interface TableGuestProps {
  readonly info: TableInfo;
  /** Your identity may have changed. */
  readonly onJoined: () => void;
  readonly onWatch: () => void;
}

/** Invited to a table that has not started. */
export function TableGuest({ info, onJoined, onWatch }: TableGuestProps) {
  const words = t.room.guest;
  const gamePage = gamePageOf(info.game);
  const game = gamePage?.about().name ?? info.game;
  const [host, ...others] = info.seats.flatMap(({ name, mind }) =>
    name !== undefined && mind.kind === "person" ? [name] : [],
  );
  const join = async (): Promise<Answer<unknown>> => {
    const [seat] = seatsForYou(info);
    const sat = await api.sit(info.id, seat ?? 0);
    if (sat.ok) onJoined();
    return sat;
  };
  return (
    <Guest
      title={host === undefined ? words.anyone(game) : words.invites(host, game)}
      about={others.length ? [words.with(others)] : []}
      gamePage={gamePage}
      onJoin={join}
    >
      <button type="button" class="link" onClick={onWatch}>
        {words.watch}
      </button>
    </Guest>
  );
}

interface GuestProps {
  readonly title: string;
  readonly about: readonly string[];
  readonly gamePage: GamePage | undefined;
  readonly onJoin: () => Promise<Answer<unknown>>;
  /** Other ways. */
  readonly children?: ComponentChildren;
}

function Guest({ title, about, gamePage, onJoin, children }: GuestProps) {
  // A new room has no game yet. Then it is the one that home shows.
  const pictured = gamePage ?? gamePageOf(lastGame().id);
  return (
    <Frame title={title} rules={gamePage && rulesPath(gamePage.entry.id)} wide>
      <div class="guest">
        <header class="guest-head">
          <h1>{title}</h1>
          {about.map((text) => (
            <p key={text} class="lead">
              {text}
            </p>
          ))}
        </header>
        <Joining onJoin={onJoin}>{children}</Joining>
        {pictured && (
          <div class="guest-show">
            <Show gamePage={pictured} />
          </div>
        )}
        {gamePage && (
          <section class="guest-rules" aria-labelledby="guest-rules">
            <h2 id="guest-rules">{t.room.guest.rules(gamePage.about().name)}</h2>
            <ol>
              {gamePage.about().inShort.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ol>
          </section>
        )}
      </div>
    </Frame>
  );
}

/** A name and one button. */
function Joining({ onJoin, children }: Pick<GuestProps, "onJoin" | "children">) {
  const words = t.room.guest;
  const name = useSignal(nameNow() ?? lastName());
  const problem = useSignal<string | undefined>(undefined);
  const isBusy = useSignal(false);
  const asksForCode = useSignal(false);
  useEffect(() => {
    void whoAmI().then(() => {
      name.value ||= nameNow() ?? "";
    });
  }, [name]);
  const join = async (): Promise<void> => {
    const wanted = name.peek().trim();
    problem.value = wanted ? undefined : t.lobby.name.empty;
    if (!wanted || isBusy.peek()) return;
    isBusy.value = true;
    const called = wanted === nameNow() ? undefined : await callMe(wanted);
    const joined = called?.ok === false ? called : await onJoin();
    isBusy.value = false;
    problem.value = joined.ok ? undefined : troubleText(joined.trouble);
  };
  return (
    <form
      class="panel guest-join"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void join();
      }}
    >
      <label class="ask-field">
        <span>{words.name}</span>
        <input
          type="text"
          value={name.value}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          spellcheck={false}
          aria-invalid={problem.value !== undefined}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button primary large" disabled={isBusy.value}>
        {words.join}
      </button>
      <Problem text={problem.value} />
      <p class="quiet guest-about">{words.about}</p>
      <p class="guest-ways">
        {children}
        {nameNow() === undefined && (
          <button type="button" class="link" onClick={() => (asksForCode.value = true)}>
            {t.lobby.name.haveCode}
          </button>
        )}
      </p>
      {asksForCode.value && (
        <NameSheet asksForCode onDone={() => location.reload()} onClose={() => (asksForCode.value = false)} />
      )}
    </form>
  );
}
