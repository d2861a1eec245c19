/** Invites others to a table or a room: a QR code, a link to share or copy, and advice if no other device can open it. */
import type { Doors } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { api } from "../../api/api.ts";
import { invitationTo } from "../../api/invitation.ts";
import { t } from "../../words/index.ts";
import "./invite.css";
import { encode } from "uqr";
import "./gathering.css";

interface InviteProps {
  /** The path to invite to. */
  readonly path: string;
  /** What a screen reader calls the link. */
  readonly label: string;
  readonly about: string;
  /** Further ways, given the link. */
  readonly children?: (link: string) => ComponentChildren;
}

export function Invite({ path, label, about, children }: InviteProps) {
  const words = t.lobby.invite;
  const doors = useSignal<Doors | undefined>(undefined);
  const chosen = useSignal<string | undefined>(undefined);
  useEffect(() => {
    // If the server does not say, its address is the one this page came from.
    void api.doors().then((answer) => (doors.value = answer.ok ? answer.value : { network: [] }));
  }, [doors]);
  const { link, choices } = doors.value
    ? invitationTo(path, doors.value, new URL(location.href), chosen.value)
    : { choices: [] };
  return (
    <section class="panel invite" aria-labelledby="invite">
      <h2 id="invite">{words.title}</h2>
      {children?.(link ?? location.href)}
      {link === undefined ? doors.value && <Closed /> : <Ways link={link} label={label} about={about} />}
      {choices.length > 0 && (
        <label class="invite-address">
          <span>{words.addresses}</span>
          <select
            value={chosen.value ?? choices[0] ?? ""}
            onChange={(event) => (chosen.value = event.currentTarget.value)}
          >
            {choices.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      )}
    </section>
  );
}

/** The server accepts connections only from its own machine. */
function Closed() {
  const words = t.lobby.invite;
  return (
    <div class="notice">
      <p>{words.closed}</p>
      <p>
        {words.howToOpen} <code class="invite-command">{words.command}</code>
      </p>
      <p class="quiet">{words.here}</p>
    </div>
  );
}

function Ways({ link, label, about }: { readonly link: string } & Pick<InviteProps, "label" | "about">) {
  const words = t.lobby.invite;
  const field = useRef<HTMLInputElement>(null);
  const said = useSignal("");
  // Pages over plain HTTP lack both, except on this machine.
  const canCopy = "clipboard" in navigator;
  const canShare = "share" in navigator;
  const select = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link);
      said.value = words.copied;
    } catch {
      said.value = words.refused;
      select();
    }
  };
  const share = async (): Promise<void> => {
    try {
      await navigator.share({ url: link });
    } catch {
      // The user cancelled sharing.
    }
  };
  return (
    <>
      <div class="invite-ways">
        <Qr text={link} label={words.qr(link)} />
        <div class="invite-buttons">
          {canShare && (
            <button type="button" class="button invite-send" onClick={() => void share()}>
              {words.send}
            </button>
          )}
          <button type="button" class="button" onClick={() => (canCopy ? void copy() : select())}>
            {canCopy ? words.copy : words.select}
          </button>
          <p class="quiet">{words.scan}</p>
        </div>
      </div>
      <label class="invite-link">
        <span class="unseen">{label}</span>
        <input ref={field} type="text" readOnly value={link} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <p class="quiet">{about}</p>
      {!canCopy && <p class="notice">{words.insecure}</p>}
      <p class="quiet invite-said" role="status">
        {said.value}
      </p>
    </>
  );
}

/** A QR code. Black on white in both themes, because cameras expect that. */

export function Qr({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: 2 });
    const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
    return { size, path };
  }, [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shape-rendering="crispEdges">
      <path d={path} />
    </svg>
  );
}
