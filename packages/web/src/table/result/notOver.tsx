import { laterWords } from "../../parts/words/words.ts";
import { Frame } from "../../parts/ui/frame.tsx";

/** A game that is not over has no result yet. */
export function NotOver({ address }: { readonly address: string }) {
  const words = laterWords().result;
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
