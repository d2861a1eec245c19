import { fetchTables } from "../../api/tableLists.ts";
import { identity } from "../../api/identity.ts";
import { t } from "../../words/index.ts";

/** Why there are no online tables, with a button to try again. */
export function Apart() {
  const standing = identity.value;
  if (standing.kind !== "apart") return undefined;
  const words = t.home.apart;
  const isAbsent = standing.trouble.code === "absent";
  return (
    <p class="notice apart" role="status">
      {isAbsent ? words.absent : words.unreachable}{" "}
      {!isAbsent && (
        <button type="button" class="link" onClick={() => void fetchTables()}>
          {t.common.tryAgain}
        </button>
      )}
    </p>
  );
}
