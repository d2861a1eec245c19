/** What was agreed on at a table of a server beside the rules: the clock, and the seal of the shuffle. */
import type { TableInfo } from "@interchange/protocol";
import type { OnlineTable } from "../../client/online/onlineTable.ts";
import { onlineWords } from "../../parts/words/onlineWords.ts";
import { timeText } from "./times.ts";

export function Terms({ table }: { readonly table: OnlineTable }) {
  const words = onlineWords().terms;
  const info = table.info.value;
  if (!info) return undefined;
  const [first, second] = [info.seal.slice(0, 4), info.seal.slice(4, 8)];
  return (
    <>
      <div>
        <dt>{words.clock}</dt>
        <dd>{clockText(info)}</dd>
      </div>
      <div>
        <dt>{words.seal}</dt>
        <dd title={info.seal}>{words.sealed(`${first} ${second}`)}</dd>
      </div>
    </>
  );
}

function clockText({ control }: TableInfo): string {
  const words = onlineWords().clock;
  switch (control.kind) {
    case "none":
      return words.none;
    case "live":
      return words.live(Math.round(control.initial / 6000) / 10, control.increment / 1000);
    case "days":
      return words.perMove(timeText(control.perMove));
  }
}
