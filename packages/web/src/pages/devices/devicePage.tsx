/** Signs this device in with a code from another one: from a scanned link, or typed. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { troubleText } from "../../api/api.ts";
import { nameNow, whoAmI } from "../../api/identity.ts";
import { comeHere, NameSheet } from "../../people/nameSheet.tsx";
import { go } from "../../kit/router.ts";
import { announce } from "../../kit/ui/live.tsx";
import { Frame } from "../../kit/ui/frame.tsx";
import { Problem } from "../../kit/ui/problem.tsx";
import { t } from "../../words/index.ts";
import { people } from "../../words/people.ts";

const TOKEN = /^#[A-Za-z0-9_-]{43}$/;

export function DevicePage() {
  const words = t.signIn.join;
  const own = people().devices.join;
  // The token is only in the fragment, which browsers send nowhere. It leaves the address and the history at once.
  const token = useMemo(() => (TOKEN.test(location.hash) ? location.hash.slice(1) : undefined), []);
  const isTyping = useSignal(token === undefined && location.hash === "");
  const problem = useSignal<string | undefined>(undefined);
  useEffect(() => {
    history.replaceState(history.state, "", location.pathname);
    void whoAmI();
  }, []);
  const name = nameNow();
  const arrive = (): void => {
    announce(own.done(nameNow() ?? ""));
    go("/settings#devices", "replace");
  };
  const join = async (): Promise<void> => {
    const came = await comeHere(token ?? "");
    if (came.ok) arrive();
    else problem.value = troubleText(came.trouble);
  };
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <p>{token === undefined ? (location.hash === "" ? words.where : own.noCode) : own.fromLink}</p>
      {name !== undefined && <p class="notice">{own.replaces(name)}</p>}
      <Problem text={problem.value} />
      <p class="buttons">
        {token !== undefined && (
          <button type="button" class="button primary" onClick={() => void join()}>
            {words.go}
          </button>
        )}
        <button
          type="button"
          class={token === undefined ? "button primary" : "button"}
          onClick={() => (isTyping.value = true)}
        >
          {t.lobby.name.haveCode}
        </button>
      </p>
      {isTyping.value && <NameSheet asksForCode onDone={arrive} onClose={() => (isTyping.value = false)} />}
    </Frame>
  );
}
