/** A webhook in the list, of a person or a room. */
import type { HookShape, NoticeWay, Tested } from "@interchange/protocol";
import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { Answer } from "../../api/api.ts";
import { t } from "../../words/index.ts";
import { AddressSheet } from "./addressSheet.tsx";
import { Row, SetUp, TestState } from "./wayRow.tsx";

export interface HookRowProps {
  readonly title: string;
  readonly about: string;
  readonly way: NoticeWay | undefined;
  readonly control?: ComponentChildren;
  readonly onSave: (url: string, shape: HookShape) => Promise<string | undefined>;
  readonly onTest: (way: string) => Promise<Answer<Tested>>;
  readonly onTested: () => void;
  readonly onRemove: (way: string) => void;
}

export function HookRow({ title, about, way, control, onSave, onTest, onTested, onRemove }: HookRowProps) {
  const words = t.notices;
  const isAsked = useSignal(false);
  return (
    <Row
      name="webhook"
      sign="M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1"
      title={title}
      about={way ? undefined : about}
      control={control ?? (!way && <SetUp name="webhook" label={words.setUp} onClick={() => (isAsked.value = true)} />)}
    >
      {way && (
        <>
          <p class="quiet">
            {way.name} · {words.ways.hookShapes[way.shape ?? "json"]}
          </p>
          <TestState way={way} onTest={() => onTest(way.id)} onTested={onTested}>
            <button type="button" class="link" onClick={() => (isAsked.value = true)}>
              {words.change}
            </button>
            <button type="button" class="link" onClick={() => onRemove(way.id)}>
              {words.remove}
            </button>
          </TestState>
          {way.secret !== undefined && (
            <p class="quiet notices-secret">
              {words.ways.hookSecret}: <code>{way.secret}</code>
            </p>
          )}
        </>
      )}
      {isAsked.value && (
        <AddressSheet
          title={title}
          about={words.ways.hookAbout}
          label={words.ways.hookAddress}
          kind="url"
          yes={words.ways.hookSave}
          onSave={onSave}
          onClose={() => (isAsked.value = false)}
        />
      )}
    </Row>
  );
}
