/** The result of an online game: the rematch, and whether the shuffle matches its seal. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { checkSeal } from "@interchange/tabletop/seal";
import type { SealCheck } from "@interchange/tabletop/seal";
import type { TableInfo } from "@interchange/protocol";
import type { TableBasics } from "../../client/client.ts";
import type { OnlineTable } from "../../client/online/onlineTable.ts";
import { playAgain } from "../../api/playAgain.ts";
import { go } from "../../kit/router.ts";
import { Technical } from "../../kit/ui/technical.tsx";
import { t } from "../../words/index.ts";
import "./votes.css";
import { gameNamed } from "@interchange/games";
import type { GameRecord } from "@interchange/tabletop";
import { notedSeal } from "./sealNote.ts";

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
  const check = useSignal<SealCheck | "checking" | "unknown">("checking");
  const info = table.info.value;
  const isOver = table.status.value?.isOver === true;
  useEffect(() => {
    if (info && isOver) void checkNow(info, client).then((answer) => (check.value = answer));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what else is told of the table changes nothing
  }, [isOver, client]);
  const is = check.value;
  if (is === "checking") return <p class="quiet">{words.sealChecking}</p>;
  if (is === "unknown" || is.seal === "none") return <p class="quiet">{words.sealUnknown}</p>;
  const isBroken = is.seal === "broken";
  return (
    <details class={isBroken ? "seal broken" : "seal"}>
      <summary>
        <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
          <path d={isBroken ? "M6 6l12 12M18 6L6 18" : "M5 12.500l4.500 4.500L19 7.500"} />
        </svg>
        <b>{isBroken ? words.sealBroken : words.sealHolds}</b> <span class="link">{words.sealMore}</span>
      </summary>
      <p class="quiet">{isBroken ? words.sealBrokenAbout : words.sealHoldsAbout}</p>
      {is.seal === "broken" && <Technical text={is.reason} />}
    </details>
  );
}

async function checkNow(info: TableInfo, client: TableBasics): Promise<SealCheck | "unknown"> {
  try {
    const record = await client.record();
    return await checkedSeal(info, record);
  } catch {
    return "unknown";
  }
}

/** Checks in the page that the draws of a finished game match its seal. */

export async function checkedSeal({ game: name, id }: TableInfo, record: GameRecord): Promise<SealCheck> {
  const game = gameNamed(name);
  if (!game) return { seal: "none" };
  const noted = notedSeal(id);
  // The seal shown before the game counts, not the one sent afterwards.
  if (noted !== undefined && noted !== record.seal)
    return { seal: "broken", reason: "the seal is not the one that this page was shown before the game" };
  const { engine } = await game.load(record.setup.modules);
  return checkSeal(engine, record);
}
