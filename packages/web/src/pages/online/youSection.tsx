/** Your identity at online tables: the name, and signing in and out. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { troubleText } from "../../api/api.ts";
import { forgetMe, identity, whoAmI } from "../../api/identity.ts";
import { announce } from "../../kit/ui/live.tsx";
import { Confirm } from "../../kit/ui/sheet.tsx";
import { SignedOut } from "../../people/signedOut.tsx";
import { NameSheet } from "../../people/nameSheet.tsx";
import { t } from "../../words/index.ts";
import { Problem } from "../../kit/ui/problem.tsx";
import "./gathering.css";

export function YouSection() {
  const { me } = t.lobby;
  useEffect(() => void whoAmI(), []);
  const standing = identity.value;
  if (standing.kind === "unknown") return undefined;
  return (
    <fieldset id="you" class="you-section">
      <legend>{me.title}</legend>
      {standing.kind === "apart" ? (
        <p class="quiet">{troubleText(standing.trouble)}</p>
      ) : standing.name === undefined ? (
        <Nobody />
      ) : (
        <Somebody name={standing.name} />
      )}
    </fieldset>
  );
}

function Nobody() {
  const words = t.lobby;
  const asked = useSignal<"name" | "code" | undefined>(undefined);
  const close = (): void => {
    asked.value = undefined;
  };
  return (
    <>
      <SignedOut />
      <p>{words.me.nobody}</p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => (asked.value = "name")}>
          {words.me.choose}
        </button>
        <button type="button" class="button" onClick={() => (asked.value = "code")}>
          {t.signIn.join.title}
        </button>
      </div>
      {asked.value && <NameSheet asksForCode={asked.value === "code"} onDone={close} onClose={close} />}
    </>
  );
}

function Somebody({ name }: { readonly name: string }) {
  const words = t.lobby.me;
  const asked = useSignal<"name" | "forget" | undefined>(undefined);
  const problem = useSignal<string | undefined>(undefined);
  const close = (): void => {
    asked.value = undefined;
  };
  const forget = async (): Promise<void> => {
    const forgot = await forgetMe();
    close();
    if (forgot.ok) announce(words.forgotten);
    else problem.value = troubleText(forgot.trouble);
  };
  return (
    <>
      <p>{words.called(name)}</p>
      <div class="buttons">
        <button type="button" class="button" onClick={() => (asked.value = "name")}>
          {words.rename}
        </button>
        <button type="button" class="button" onClick={() => (asked.value = "forget")}>
          {words.forget}
        </button>
      </div>
      <Problem text={problem.value} />
      {asked.value === "name" && <NameSheet name={name} onDone={close} onClose={close} />}
      {asked.value === "forget" && (
        <Confirm
          title={words.forgetTitle}
          yes={words.forgetYes}
          no={words.forgetNo}
          isDangerous
          onYes={() => void forget()}
          onNo={close}
        >
          <p>{words.forgetBody}</p>
        </Confirm>
      )}
    </>
  );
}
