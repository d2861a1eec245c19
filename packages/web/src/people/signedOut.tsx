/** Tells someone why this device is no longer signed in, once. */
import { useSignal } from "@preact/signals";
import { forgetMe, identity } from "../api/identity.ts";
import { NameSheet } from "./nameSheet.tsx";
import { dayAndTime } from "../kit/when.ts";
import { t } from "../words/index.ts";

/** Why this device was signed out, in a sentence; nothing if it was not. */
export function whyText(): string | undefined {
  const standing = identity.value;
  const { signedOut } = standing.kind === "known" ? standing : {};
  return signedOut && t.signIn.out[signedOut.why](dayAndTime(signedOut.at));
}

export function SignedOut() {
  const words = t.signIn.out;
  const isAsking = useSignal(false);
  const why = whyText();
  if (why === undefined) return undefined;
  return (
    <section class="notice" aria-labelledby="signed-out">
      <p role="status">
        <strong id="signed-out">{words.title}</strong>
        <br />
        {why}
      </p>
      <p class="buttons">
        <button type="button" class="button primary" onClick={() => (isAsking.value = true)}>
          {words.again}
        </button>
        <button type="button" class="button" onClick={() => void forgetMe()}>
          {words.ok}
        </button>
      </p>
      {isAsking.value && (
        <NameSheet asksForCode onDone={() => (isAsking.value = false)} onClose={() => (isAsking.value = false)} />
      )}
    </section>
  );
}
