/** What one person can do about another: mute, block and report. */
import type { Manner, ReportReason, Whom } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { announce } from "../kit/ui/live.tsx";
import { Problem } from "../kit/ui/problem.tsx";
import { Sheet } from "../kit/ui/sheet.tsx";
import { people } from "../words/people.ts";
import { troubleText } from "../api/api.ts";
import type { Answer } from "../api/api.ts";
import { manners } from "./manners.ts";

/** Someone whom one may mute, block or report. */
export interface Other {
  readonly whom: Whom;
  readonly name: string;
}

interface OthersProps {
  readonly others: readonly Other[];
  readonly onChange?: () => void;
}

/** A button for each person beside a chat, which opens what can be done about them. */
export function Others({ others, onChange }: OthersProps) {
  const words = people().manners;
  const chosen = useSignal<Other | undefined>(undefined);
  if (!others.length) return undefined;
  return (
    <div class="chat-others" role="group" aria-label={words.people}>
      <span class="quiet">{words.people}</span>
      {others.map((other) => (
        <button
          key={JSON.stringify(other.whom)}
          type="button"
          class="link"
          aria-label={words.of(other.name)}
          onClick={() => (chosen.value = other)}
        >
          {other.name}
        </button>
      ))}
      {chosen.value && (
        <Sheet title={chosen.value.name} onClose={() => (chosen.value = undefined)}>
          <Manners {...chosen.value} {...(onChange && { onChange })} />
        </Sheet>
      )}
    </div>
  );
}

export interface MannersProps {
  readonly whom: Whom;
  readonly name: string;
  /** Called when someone was muted or blocked, or no longer is. */
  readonly onChange?: () => void;
}

export function Manners({ whom, name, onChange }: MannersProps) {
  const words = people().manners;
  const kind = useSignal<Manner | "none">("none");
  const isReporting = useSignal(false);
  const isSent = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  const isDone = (answer: Answer<unknown>): boolean => {
    problem.value = answer.ok ? undefined : troubleText(answer.trouble);
    return answer.ok;
  };
  const where = JSON.stringify(whom);
  useEffect(() => {
    void presentKind(JSON.parse(where) as Whom).then((now) => (kind.value = now));
  }, [where, kind]);
  const set = async (wanted: Manner | "none"): Promise<void> => {
    if (!isDone(await manners.set(whom, wanted))) return;
    kind.value = wanted;
    const { nowBlocked, nowMuted, nowNeither } = words;
    announce((wanted === "block" ? nowBlocked : wanted === "mute" ? nowMuted : nowNeither)(name));
    onChange?.();
  };
  const toggle = (wanted: Manner, on: string, off: string) => (
    <button
      type="button"
      class="button"
      aria-pressed={kind.value === wanted}
      onClick={() => void set(kind.peek() === wanted ? "none" : wanted)}
    >
      {kind.value === wanted ? off : on}
    </button>
  );
  return (
    <>
      <p class="buttons" role="group" aria-label={words.of(name)}>
        {toggle("mute", words.mute, words.unmute)}
        {toggle("block", words.block, words.unblock)}
        <button type="button" class="button" onClick={() => (isReporting.value = true)}>
          {words.report}
        </button>
      </p>
      <p class="quiet">{words.muteAbout}</p>
      <Problem text={problem.value} />
      {isSent.value && <p role="status">{words.sent}</p>}
      {isReporting.value && (
        <ReportSheet
          whom={whom}
          name={name}
          onSent={() => {
            isReporting.value = false;
            isSent.value = true;
          }}
          onClose={() => (isReporting.value = false)}
        />
      )}
    </>
  );
}

async function presentKind(whom: Whom): Promise<Manner | "none"> {
  const at = "table" in whom ? { table: whom.table } : "member" in whom ? { room: whom.room } : undefined;
  if (!at) return "none";
  const listed = await manners.blocks(at);
  const found =
    listed.ok &&
    listed.value.blocks.find(({ seats, member }) =>
      "table" in whom ? seats?.includes(whom.seat) : "member" in whom && member === whom.member,
    );
  return found ? found.kind : "none";
}

interface ReportSheetProps extends Other {
  readonly onSent: () => void;
  readonly onClose: () => void;
}

function ReportSheet({ whom, name, onSent, onClose }: ReportSheetProps) {
  const words = people().manners;
  const reason = useSignal<ReportReason>("chat");
  const text = useSignal("");
  const problem = useSignal<string | undefined>(undefined);
  const send = async (): Promise<void> => {
    const sent = await manners.report(whom, reason.peek(), text.peek().replaceAll(/\s+/g, " ").trim());
    problem.value = sent.ok ? undefined : troubleText(sent.trouble);
    if (sent.ok) onSent();
  };
  return (
    <Sheet title={words.reportTitle(name)} onClose={onClose}>
      <form
        class="ask"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <p>{words.reportAbout}</p>
        <label class="ask-field">
          <span>{words.why}</span>
          <select value={reason.value} onChange={({ currentTarget }) => (reason.value = currentTarget.value as never)}>
            {Object.entries(words.reasons).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </label>
        <label class="ask-field">
          <span>{words.more}</span>
          <textarea
            rows={3}
            maxLength={500}
            value={text.value}
            onInput={({ currentTarget }) => (text.value = currentTarget.value)}
          />
        </label>
        <Problem text={problem.value} />
        <button type="submit" class="button primary large">
          {words.send}
        </button>
      </form>
    </Sheet>
  );
}
