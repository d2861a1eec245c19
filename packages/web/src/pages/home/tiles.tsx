/** The ways to play with other people on small screens: two tiles that link to them. */
import type { GameFace } from "../../games/face.ts";
import { identity } from "../../api/identity.ts";
import { screenAddress } from "./friendsWay.tsx";
import { waitingAt } from "./joinWay.tsx";
import { t } from "../../words/index.ts";

export function Tiles({ face }: { readonly face: GameFace }) {
  const { friends, join } = t.home;
  const isOnline = identity.value.kind !== "apart";
  return (
    <div class="way-tiles">
      <a class="way-tile" href={isOnline ? `/new/${face.entry.id}?where=online` : screenAddress(face, 2)}>
        <LinkIcon />
        <b>{isOnline ? friends.short : friends.screen}</b>
        <small>{isOnline ? friends.shortAbout : friends.aboutHere}</small>
      </a>
      {isOnline && (
        <a class="way-tile" href="/lobby">
          <DoorIcon />
          <b>{join.title}</b>
          <small>{join.tile(waitingAt(face.entry.id)?.length ?? 0)}</small>
        </a>
      )}
    </div>
  );
}

const LINK = "M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.7-5.7l-1.5 1.5M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.7 5.7l1.5-1.5";

function LinkIcon() {
  return (
    <svg class="way-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={LINK} />
    </svg>
  );
}

function DoorIcon() {
  return (
    <svg class="way-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M13 4H5v16h8M10 12h11M17 8l4 4-4 4" />
    </svg>
  );
}
