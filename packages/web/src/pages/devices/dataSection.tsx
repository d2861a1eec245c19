/** What the server has about you: download it, or delete it. */
import { useSignal } from "@preact/signals";
import { troubleText } from "../../api/api.ts";
import { devicesApi } from "../../people/devices.ts";
import { forgetMe, nameNow } from "../../api/identity.ts";
import { announce } from "../../kit/ui/live.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { Confirm } from "../../kit/ui/sheet.tsx";
import { people } from "../../words/people.ts";

export function DataSection() {
  const words = people().myData;
  const isSure = useSignal(false);
  const problem = useSignal<string | undefined>(undefined);
  if (nameNow() === undefined) return undefined;
  const deleteAll = async (): Promise<void> => {
    isSure.value = false;
    const deleted = await devicesApi.deleteMe();
    problem.value = deleted.ok ? undefined : troubleText(deleted.trouble);
    if (!deleted.ok) return;
    await forgetMe();
    announce(words.deleted);
  };
  return (
    <fieldset id="data">
      <legend>{words.title}</legend>
      <p class="quiet">{words.about}</p>
      <p class="buttons">
        <a class="button" href="/api/me/data" download="interchange.json">
          {words.download}
        </a>
        <button type="button" class="button" onClick={() => (isSure.value = true)}>
          {words.delete}
        </button>
      </p>
      <Problem text={problem.value} />
      {isSure.value && (
        <Confirm
          title={words.deleteTitle}
          yes={words.yes}
          no={words.no}
          isDangerous
          onYes={() => void deleteAll()}
          onNo={() => (isSure.value = false)}
        >
          <ul class="device-facts">
            {words.deleteBody.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          <p>
            <strong>{words.deleteSure}</strong>
          </p>
        </Confirm>
      )}
    </fieldset>
  );
}
