/** The result of an online game: the rematch, and whether the shuffle matches its seal. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { TableInfo } from "@interchange/protocol";
import type { TableBasics } from "../../client/client.ts";
import type { OnlineTable } from "../../client/online/onlineTable.ts";
import { playAgain } from "../../api/playAgain.ts";
import { go } from "../../kit/router.ts";
import { Technical } from "../../kit/ui/technical.tsx";
import { t } from "../../words/index.ts";
import { checkedSeal } from "./sealCheck.ts";
import type { PageCheck } from "./sealCheck.ts";
import "./votes.css";

interface OnlineResultProps {
  readonly table: OnlineTable;
  readonly client: TableBasics;
}

/** Players can ask for a rematch and sit down there. Spectators get a link to it. */
export function Rematch({ table }: OnlineResultProps) {
  const words = t.online.result;
  const problem = useSignal("");
  const isBusy = useSignal(false);
  const info = table.info.value;
  if (!info) return undefined;
  const { rematch, yours } = info;
  const ask = async (): Promise<void> => {
    isBusy.value = true;
    const answer = await playAgain(info);
    isBusy.value = false;
    if (answer.ok) go(`/at/${answer.value.id}`);
    else problem.value = words.failed;
  };
  if (rematch !== undefined && !yours.length)
    return (
      <a class="button primary" href={`/at/${rematch}`}>
        {words.toRematch}
      </a>
    );
  if (!yours.length) return undefined;
  return (
    <>
      <button
        type="button"
        class="button primary"
        disabled={isBusy.value}
        title={words.rotated}
        onClick={() => void ask()}
      >
        {rematch === undefined ? words.rematch : words.toRematch}
      </button>
      {problem.value && (
        <span class="problem" role="alert">
          {problem.value}
        </span>
      )}
    </>
  );
}

export function Seal({ table, client }: OnlineResultProps) {
  const words = t.online.result;
  const check = useSignal<PageCheck | "checking" | "unknown">("checking");
  const info = table.info.value;
  const isOver = table.status.value?.isOver === true;
  useEffect(() => {
    if (info && isOver) void checkNow(info, client).then((answer) => (check.value = answer));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what else is told of the table changes nothing
  }, [isOver, client]);
  const is = check.value;
  if (is === "checking") return <p class="quiet">{words.sealChecking}</p>;
  if (is === "unknown" || is.seal === "none") return <p class="quiet">{words.sealUnknown}</p>;
  const isBroken = is.seal !== "holds";
  const [verdict, about] = {
    holds: [words.sealHolds, words.sealHoldsAbout],
    broken: [words.sealBroken, words.sealBrokenAbout],
    ignored: [words.sealIgnored, words.sealIgnoredAbout],
  }[is.seal];
  return (
    <details class={isBroken ? "seal broken" : "seal"}>
      <summary>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={isBroken ? "M6 6l12 12M18 6L6 18" : "M5 12.500l4.500 4.500L19 7.500"} />
        </svg>
        <b>{verdict}</b> <span class="link">{words.sealMore}</span>
      </summary>
      <p class="quiet">{about}</p>
      {is.seal === "broken" && <Technical text={is.reason} />}
    </details>
  );
}

async function checkNow(info: TableInfo, client: TableBasics): Promise<PageCheck | "unknown"> {
  try {
    return await checkedSeal(info, await client.record());
  } catch {
    return "unknown";
  }
}
