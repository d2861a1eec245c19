/** The form for the values printed on your own copy's components. */
import type { GamePage } from "../../games/gamePage.ts";
import { rulesPath } from "../../kit/rules/ruleLink.tsx";
import { Frame } from "../../kit/ui/frame.tsx";
import { Fetched } from "../../kit/ui/lazy.tsx";
import { t } from "../../words/index.ts";

export function BoxPage({ gamePage }: { readonly gamePage: GamePage }) {
  const title = t.box.title(gamePage.about().name);
  return (
    <Frame title={title} wide rules={rulesPath(gamePage.entry.id)}>
      <h1>{title}</h1>
      {gamePage.box && (
        <Fetched key={gamePage.entry.id} load={gamePage.box}>
          {(Form) => <Form />}
        </Fetched>
      )}
    </Frame>
  );
}
