/** Invites people to a room: the code in large letters, a QR code and a link; and the link for spectators. */
import type { RoomInfo } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { Invite } from "../online/invite.tsx";
import { t } from "../../words/index.ts";
import "./roomInvite.css";

interface RoomInviteProps {
  readonly id: string;
  readonly info: RoomInfo;
}

export function RoomInvite({ id, info }: RoomInviteProps) {
  const words = t.room.invite;
  return (
    <Invite path={`/room/${id}`} label={words.link} about={words.about}>
      {(link) => (
        <>
          {info.code !== undefined && <Code code={info.code} host={new URL(link).host} />}
          <p class="room-invite-more">
            <a class="link" href={`/room/${id}/screen`}>
              {words.screen}
            </a>
            {info.watch !== undefined && <WatchLink link={new URL(`/watch/${info.watch}`, link).href} />}
          </p>
        </>
      )}
    </Invite>
  );
}

/** Screen readers spell it. */
function Code({ code, host }: { readonly code: string; readonly host: string }) {
  const words = t.room.invite;
  return (
    <div class="room-code">
      <p class="room-code-letters">
        <span class="unseen">{`${words.code}: ${code.split("").join(" ")}`}</span>
        <span aria-hidden="true">{code}</span>
      </p>
      <p class="quiet">{words.where(host)}</p>
    </div>
  );
}

function WatchLink({ link }: { readonly link: string }) {
  const words = t.room.invite;
  const isShown = useSignal(false);
  const said = useSignal("");
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      said.value = t.lobby.invite.copied;
    } catch {
      isShown.value = true;
    }
  };
  return (
    <>
      <button type="button" class="link" onClick={() => void copy()}>
        {words.watch}
      </button>
      <span class="quiet" role="status">
        {said.value}
      </span>
      {isShown.value && (
        <input
          type="text"
          class="room-watch-link"
          readOnly
          aria-label={words.watch}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
      )}
    </>
  );
}
