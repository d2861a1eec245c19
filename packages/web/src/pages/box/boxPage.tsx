/** The form for the values printed on your own copy's components. */
import type { GameFace } from "../../games/face.ts";
import { Frame } from "../../kit/ui/frame.tsx";
import { Fetched } from "../../kit/ui/lazy.tsx";
import { t } from "../../words/index.ts";

export function BoxPage({ face }: { readonly face: GameFace }) {
  const title = t.box.title(face.about().name);
  return (
    <Frame title={title} wide>
      <h1>{title}</h1>
      {face.box && (
        <Fetched key={face.entry.id} load={face.box}>
          {(Form) => <Form />}
        </Fetched>
      )}
    </Frame>
  );
}
