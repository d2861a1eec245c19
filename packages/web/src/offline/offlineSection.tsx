/** The settings for offline play and for installing the page. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { canInstall, install, isInstalled } from "./installing.ts";
import { downloadAll, offline } from "./offline.ts";
import { t } from "../words/index.ts";

export function OfflineSection() {
  const words = t.offline.section;
  return (
    <fieldset id="along">
      <legend>{words.title}</legend>
      <Without />
      <Installing />
      <Room />
    </fieldset>
  );
}

function Without() {
  const words = t.offline.section;
  const state = offline.value;
  const more = (
    <button type="button" class="button" onClick={() => void downloadAll()}>
      {words.downloadAll}
    </button>
  );
  switch (state.kind) {
    case "unknown":
      return <p role="status">{words.looking}</p>;
    case "insecure":
    case "unsupported":
      return <p role="status">{words[state.kind]}</p>;
    case "ready":
      return <p role="status">{words.ready}</p>;
    case "filling":
      return (
        <p role="status">
          {words.filling(state.here, state.all)}{" "}
          <progress max={state.all} value={state.here} aria-label={words.label} />
        </p>
      );
    default:
      return (
        <>
          <p role="status">{words[state.kind](state.here, state.all)}</p>
          {more}
        </>
      );
  }
}

function Installing() {
  const words = t.offline.section;
  if (isInstalled()) return <p class="quiet">{words.installed}</p>;
  if (canInstall())
    return (
      <p>
        <button type="button" class="button" onClick={() => void install()}>
          {words.install}
        </button>
      </p>
    );
  return <p class="quiet">{isSecureContext ? words.byMenu : words.notHere}</p>;
}

/** How much room is left for tables, if the browser says. */
function Room() {
  const words = t.offline.section;
  const room = useSignal<{ readonly used: number; readonly all: number } | undefined>(undefined);
  useEffect(() => {
    // Undefined over plain HTTP.
    const storage = navigator.storage as StorageManager | undefined;
    void storage?.estimate().then(({ usage, quota }) => {
      if (usage !== undefined && quota) room.value = { used: usage, all: quota };
    });
  }, [room]);
  if (!room.value) return undefined;
  const { used, all } = room.value;
  return <p class="quiet">{used > 0.9 * all ? words.nearlyFull(used, all) : words.room(used, all)}</p>;
}
