import { Frame } from "../../kit/ui/frame.tsx";
import { t } from "../../words/index.ts";

/** Shown in place of the result while a game is not over. */
export function NotOver({ address }: { readonly address: string }) {
  const words = t.result;
  return (
    <Frame title={words.title}>
      <h1>{words.running}</h1>
      <p>
        <a class="button primary" href={address}>
          {words.goOn}
        </a>
      </p>
    </Frame>
  );
}
