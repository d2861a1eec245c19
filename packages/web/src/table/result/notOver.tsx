import { Frame } from "../../kit/ui/frame.tsx";
import { t } from "../../words/index.ts";

/** A game that is not over has no result yet. */
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
