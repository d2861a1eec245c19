/** The settings for moving this browser's data to another device, as a file or through the server. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { writeEverything } from "../storage/transfer/everythingFile.ts";
import { tablesHere } from "../storage/here.ts";
import { sync, syncingHere, wantSync } from "../api/sync.ts";
import { wantsSync } from "../api/syncWanted.ts";
import { nameNow, whoAmI } from "../api/identity.ts";
import { storedTables } from "../api/storedTables.ts";
import { troubleText } from "../api/api.ts";
import { saveFile } from "../kit/saveFile.ts";
import { Tick } from "../kit/ui/form/choice.tsx";
import { restoreEverything } from "./restore.ts";
import { t } from "../words/index.ts";

export function MovingSection() {
  const words = t.offline.moving;
  return (
    <fieldset id="moving">
      <legend>{words.title}</legend>
      <AsFile />
      <WithName />
    </fieldset>
  );
}

function AsFile() {
  const words = t.offline.moving;
  const said = useSignal("");
  const save = async (): Promise<void> => {
    const day = new Date().toISOString().slice(0, 10);
    saveFile(`interchange-${day}.json`, await writeEverything(await tablesHere()), "application/json");
    said.value = words.saved;
  };
  const take = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    said.value = words.reading;
    try {
      said.value = await restoreEverything(await file.text());
    } catch {
      said.value = words.problems.damaged;
    }
  };
  return (
    <>
      <p>{words.about}</p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => void save()}>
          {words.save}
        </button>
        <label class="button file">
          {words.take}
          <input
            type="file"
            accept=".json,application/json"
            onChange={(event) => {
              void take(event.currentTarget.files?.[0]);
              // So that the same file can be chosen again.
              event.currentTarget.value = "";
            }}
          />
        </label>
      </div>
      <p role="status">{said.value}</p>
    </>
  );
}

/** Syncing with an identity on the server. */
function WithName() {
  const words = t.offline.moving;
  const isOn = useSignal(wantsSync());
  const said = useSignal("");
  useEffect(() => void whoAmI(), []);
  const name = nameNow();
  if (name === undefined) return <p class="quiet">{words.needsName}</p>;
  const run = async (): Promise<void> => {
    said.value = words.syncing;
    const { trouble, ...counts } = await sync(syncingHere(await tablesHere(), storedTables));
    said.value = trouble ? troubleText(trouble) : words.synced(counts);
  };
  const stop = async (): Promise<void> => {
    const forgot = await storedTables.forgetAll();
    said.value = forgot.ok ? words.forgotten : troubleText(forgot.trouble);
  };
  return (
    <>
      <Tick
        label={words.withName(name)}
        about={words.withNameAbout}
        checked={isOn.value}
        onChange={(checked) => {
          isOn.value = checked;
          wantSync(checked);
          void (checked ? run() : stop());
        }}
      />
      <p role="status">{said.value}</p>
    </>
  );
}
