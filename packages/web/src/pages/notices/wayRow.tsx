/** A way of notices in the list: its sign and title, its state, and a test of it. */
import type { NoticeWay, Tested } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { troubleText } from "../../api/api.ts";
import type { Answer } from "../../api/api.ts";
import { t } from "../../words/index.ts";

interface RowProps {
  readonly name: string;
  /** The drawing of its sign. */
  readonly sign: string;
  readonly title: string;
  readonly about: string | undefined;
  readonly control: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Row({ name, sign, title, about, control, children }: RowProps) {
  return (
    <div class="notices-row">
      <svg class="notices-sign" viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
      <div>
        <h2 id={`way-${name}`}>{title}</h2>
        {about !== undefined && <p class="quiet">{about}</p>}
        {children}
      </div>
      {control}
    </div>
  );
}

export function SetUp({
  name,
  label,
  onClick,
}: {
  readonly name: string;
  readonly label: string;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      class="button"
      id={`set-up-${name}`}
      aria-labelledby={`set-up-${name} way-${name}`}
      onClick={onClick}
    >
      {label}
    </button>
  );
}

interface TestStateProps {
  readonly way: NoticeWay;
  readonly onTest: () => Promise<Answer<Tested>>;
  readonly onTested: () => void;
  readonly children?: ComponentChildren;
}

/** Whether a way works, and a test of it. */
export function TestState({ way, onTest, onTested, children }: TestStateProps) {
  const words = t.notices;
  const said = useSignal<string | undefined>(undefined);
  const { state, failures, answer = "" } = way;
  const now =
    state === "paused"
      ? words.paused(failures)
      : state === "off"
        ? words.off
        : failures
          ? words.failed(failures, answer)
          : words.on;
  const test = async (): Promise<void> => {
    said.value = words.testing;
    const tested = await onTest();
    said.value = !tested.ok
      ? troubleText(tested.trouble)
      : tested.value.isSent
        ? words.sent
        : words.notSent(tested.value.answer);
    onTested();
  };
  return (
    <>
      <p class="notices-state">
        <span class="quiet">{now}</span>
        <button type="button" class="link" onClick={() => void test()}>
          {words.test}
        </button>
        {children}
      </p>
      <p role="status" class="quiet">
        {said.value}
      </p>
    </>
  );
}
