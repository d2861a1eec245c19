/** An online table's terms besides the rules: the clock, and the seal of the shuffle. */
import type { OnlineTable } from "../../client/online/onlineTable.ts";
import { clockText } from "../../kit/clockText.ts";
import { t } from "../../words/index.ts";

export function Terms({ table }: { readonly table: OnlineTable }) {
  const words = t.online.terms;
  const info = table.info.value;
  if (!info) return undefined;
  const [first, second] = [info.seal.slice(0, 4), info.seal.slice(4, 8)];
  return (
    <>
      <div>
        <dt>{words.clock}</dt>
        <dd>{clockText(info.control)}</dd>
      </div>
      {info.vacation !== undefined && (
        <div>
          <dt>{t.notices.away.term}</dt>
          <dd>{t.notices.away.terms(info.vacation)}</dd>
        </div>
      )}
      <div>
        <dt>{words.seal}</dt>
        <dd title={info.seal}>{words.sealed(`${first} ${second}`)}</dd>
      </div>
    </>
  );
}
