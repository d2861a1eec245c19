/** The webhook of a room, for its host. */
import type { NoticeWay } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { troubleText } from "../../api/api.ts";
import { notices } from "../../api/notices.ts";
import { t } from "../../words/index.ts";
import { HookRow } from "./hookRow.tsx";
import "./notices.css";

export function RoomHookPart({ room }: { readonly room: string }) {
  const words = t.notices.ways;
  const way = useSignal<NoticeWay | undefined>(undefined);
  useEffect(() => {
    void notices.roomHook(room).then((answer) => {
      if (answer.ok) way.value = answer.value.way;
    });
  }, [room, way]);
  return (
    <div class="notices notices-room">
      <HookRow
        title={words.roomHook}
        about={words.roomHookAbout}
        way={way.value}
        onSave={async (url, shape) => {
          const answer = await notices.setRoomHook(room, url, shape);
          if (answer.ok) way.value = answer.value.way;
          return answer.ok ? undefined : troubleText(answer.trouble);
        }}
        onTest={async () => {
          const tested = await notices.testRoomHook(room);
          if (tested.ok) way.value = tested.value.way;
          return tested;
        }}
        onTested={() => undefined}
        onRemove={() => {
          void notices.removeRoomHook(room).then((answer) => {
            if (answer.ok) way.value = undefined;
          });
        }}
      />
    </div>
  );
}
