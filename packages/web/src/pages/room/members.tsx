/** The members of a room, with what the host and each of them can do. */
import { RoomHookPart } from "../notices/roomHook.tsx";
import { ROOM_COLOURS } from "@interchange/protocol";
import type { RoomInfo, RoomMember } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { lazy } from "../../kit/ui/lazy.tsx";
import { rooms } from "../../api/rooms.ts";
import { go } from "../../kit/router.ts";
import { announce } from "../../kit/ui/live.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { Confirm, Sheet } from "../../kit/ui/sheet.tsx";
import { LONGEST_NAME } from "../../kit/sitters.ts";
import { useAsking } from "./asking.ts";
import { Disc, nameOf, Present, presenceText } from "./person.tsx";
import { t } from "../../words/index.ts";
import "./members.css";

const Manners = lazy(
  () => import("../../people/mannersPart.tsx").then((part) => part.Manners),
  () => undefined,
);

export interface InRoomProps {
  readonly id: string;
  readonly info: RoomInfo;
  readonly you: number;
}

interface MembersProps extends InRoomProps {
  /** Called when someone was muted or blocked, or no longer is. */
  readonly onManners: () => void;
}

export function Members(props: MembersProps) {
  const { id, info, you } = props;
  const words = t.room.members;
  const open = useSignal<number | undefined>(undefined);
  const { problem, told } = useAsking();
  const members = info.members.filter(({ presence }) => presence !== "left");
  const chosen = members.find(({ n }) => n === open.value);
  useComing(info);
  return (
    <section class="panel members" aria-labelledby="members">
      <h2 id="members">
        {words.title} <small class="quiet">{words.count(members.length)}</small>
      </h2>
      <ul class="member-list">
        {members.map((member) => (
          <li key={member.n}>
            <button type="button" class="member" onClick={() => (open.value = member.n)}>
              <Present member={member} />
              <span class="member-words">
                <b>{nameOf(info, member.n)}</b> <small>{t.common.dotted(factsOf(info, member, you))}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {info.watching > 0 && <p class="quiet">{t.room.watching(info.watching)}</p>}
      {info.heir === you && (
        <p class="notice">
          {words.hostGone}{" "}
          <button type="button" class="link" onClick={() => void told(rooms.takeOver(id))}>
            {words.takeOver}
          </button>
        </p>
      )}
      <Problem text={problem} />
      {chosen && <MemberSheet {...props} member={chosen} onClose={() => (open.value = undefined)} />}
    </section>
  );
}

function factsOf({ host }: RoomInfo, member: RoomMember, you: number): readonly string[] {
  return [
    ...(member.n === you ? [t.room.you] : []),
    ...(member.n === host ? [t.room.host] : []),
    ...(member.n === you ? [] : [presenceText(member)]),
  ];
}

/** Announces who joins and who leaves. */
function useComing(info: RoomInfo): void {
  const before = useRef(info);
  useEffect(() => {
    const there = (at: RoomInfo) => at.members.filter(({ presence }) => presence !== "left");
    const [old, now] = [there(before.current), there(info)];
    for (const { n, name } of now) if (!old.some((each) => each.n === n)) announce(t.room.members.joined(name));
    for (const { n, name } of old) if (!now.some((each) => each.n === n)) announce(t.room.members.left(name));
    before.current = info;
  }, [info]);
}

interface MemberSheetProps extends MembersProps {
  readonly member: RoomMember;
  readonly onClose: () => void;
}

function MemberSheet(props: MemberSheetProps) {
  const { info, you, member, onClose } = props;
  const isHost = info.host === you;
  return (
    <Sheet title={nameOf(info, member.n)} onClose={onClose}>
      <p class="quiet">{t.common.dotted(factsOf(info, member, you))}</p>
      {member.n === you ? <Yourself {...props} /> : isHost && <Another {...props} />}
      {member.n !== you && (
        <Manners whom={{ room: props.id, member: member.n }} name={nameOf(info, member.n)} onChange={props.onManners} />
      )}
    </Sheet>
  );
}

/** What you can do: choose a colour and leave; as the host, rename or close the room. */
function Yourself({ id, info, you, member }: MemberSheetProps) {
  const words = t.room.members;
  const { problem, told } = useAsking();
  const asked = useSignal<"leave" | "close" | undefined>(undefined);
  const taken = info.members.filter(({ n, presence }) => n !== you && presence !== "left").map(({ colour }) => colour);
  const isLast = info.members.every(({ n, presence }) => n === you || presence === "left");
  const goAway = async (): Promise<void> => {
    const isDone = await told(asked.peek() === "close" ? rooms.close(id) : rooms.leave(id));
    asked.value = undefined;
    if (isDone) go("/", "replace");
  };
  return (
    <>
      <fieldset class="colours">
        <legend class="quiet">{words.colour}</legend>
        {Array.from({ length: ROOM_COLOURS }, (_, colour) => (
          <label key={colour} class={colour === member.colour ? "colour is-chosen" : "colour"}>
            <input
              class="covering"
              type="radio"
              name="room-colour"
              checked={colour === member.colour}
              disabled={taken.includes(colour)}
              aria-label={words.colourNumber(colour + 1)}
              onChange={() => void told(rooms.recolour(id, colour))}
            />
            <Disc colour={colour} name={member.name} />
          </label>
        ))}
      </fieldset>
      {info.host === you && <Rename id={id} info={info} />}
      {info.host === you && <RoomHookPart room={id} />}
      <Problem text={problem} />
      <p class="buttons">
        <button type="button" class="button" onClick={() => (asked.value = "leave")}>
          {words.leave}
        </button>
        {info.host === you && (
          <button type="button" class="button" onClick={() => (asked.value = "close")}>
            {words.close}
          </button>
        )}
      </p>
      {asked.value && (
        <Confirm
          title={asked.value === "close" ? words.closeTitle : words.leaveTitle}
          yes={asked.value === "close" ? words.close : words.leave}
          no={words.cancel}
          isDangerous
          onYes={() => void goAway()}
          onNo={() => (asked.value = undefined)}
        >
          <p>{asked.value === "close" ? words.closeBody : isLast ? words.leaveLast : words.leaveBody}</p>
        </Confirm>
      )}
    </>
  );
}

function Rename({ id, info }: Pick<InRoomProps, "id" | "info">) {
  const words = t.room.members;
  const { problem, told } = useAsking();
  const name = useSignal(info.name ?? "");
  return (
    <form
      class="rename"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void told(rooms.rename(id, name.peek().trim()));
      }}
    >
      <label class="ask-field">
        <span>{words.name}</span>
        <input
          type="text"
          value={name.value}
          placeholder={t.room.of(nameOf(info, info.host))}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
      </label>
      <button type="submit" class="button">
        {words.save}
      </button>
      <Problem text={problem} />
    </form>
  );
}

/** What the host can do about someone else. */
function Another({ id, info, member, onClose }: MemberSheetProps) {
  const words = t.room.members;
  const { problem, told } = useAsking();
  const isSure = useSignal(false);
  const act = async (asked: ReturnType<typeof rooms.remove>): Promise<void> => {
    if (await told(asked)) onClose();
  };
  return (
    <>
      <Problem text={problem} />
      <p class="buttons">
        <button type="button" class="button" onClick={() => void act(rooms.handOver(id, member.n))}>
          {words.makeHost}
        </button>
        <button type="button" class="button" onClick={() => (isSure.value = true)}>
          {words.remove}
        </button>
      </p>
      {isSure.value && (
        <Confirm
          title={words.removeTitle(nameOf(info, member.n))}
          yes={words.remove}
          no={words.cancel}
          isDangerous
          onYes={() => void act(rooms.remove(id, member.n))}
          onNo={() => (isSure.value = false)}
        >
          <p>{words.removeBody}</p>
        </Confirm>
      )}
    </>
  );
}
