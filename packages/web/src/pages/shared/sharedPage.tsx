/** A game that came in a link: taken in once, and opened at the move that the link names. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { importShared } from "../../keep/transfer.ts";
import { go } from "../../parts/router.ts";
import { Frame } from "../../parts/ui/frame.tsx";
import { unpacked } from "../../table/share/pack.ts";
import { t } from "../../words/index.ts";

export function SharedPage() {
  const words = t.share.shared;
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    void (async () => {
      const { search, hash } = location;
      const record = await unpacked(hash.slice(1));
      const taken = record?.result || record?.termination ? await importShared(record) : undefined;
      if (taken?.ok) go(`/table/${taken.id}${search}`, "replace");
      else problem.value = taken?.reason ?? words.damaged;
    })();
  }, [problem, words]);
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <p role="status">{problem.value ?? words.reading}</p>
      {problem.value !== undefined && (
        <p>
          <a class="button primary" href="/">
            {words.home}
          </a>
        </p>
      )}
    </Frame>
  );
}
