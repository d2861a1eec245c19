/** The form for turn notifications. */
import { useSignal } from "@preact/signals";
import { calls, notifying, playTone, preferCalls } from "../../calls.ts";
import { Tick } from "./choice.tsx";
import { t } from "../../../words/index.ts";

export function CallsForm() {
  const words = t.online.calls;
  const { sound, notify } = calls.value;
  // The browser's permission, read again after the user has answered.
  const permission = useSignal(notifying());
  const can = permission.value;
  const wantNotices = async (isWanted: boolean): Promise<void> => {
    if (isWanted && can === "default") permission.value = await Notification.requestPermission();
    preferCalls({ notify: isWanted && permission.value === "granted" });
  };
  const about = {
    granted: words.notifyAbout,
    default: words.notifyAbout,
    denied: words.notifyDenied,
    insecure: words.notifyInsecure,
    uninstalled: words.notifyUninstalled,
    absent: words.notifyAbsent,
  };
  return (
    <>
      <p class="quiet">{words.about}</p>
      <Tick
        label={words.sound}
        about={words.soundAbout}
        checked={sound}
        onChange={(checked) => {
          preferCalls({ sound: checked });
          if (checked) playTone();
        }}
      />
      <Tick
        label={words.notify}
        about={about[can]}
        checked={notify && can === "granted"}
        disabled={can !== "granted" && can !== "default"}
        onChange={(checked) => void wantNotices(checked)}
      />
      <p>
        <a href="/notices">{t.notices.about}</a>
      </p>
    </>
  );
}
