/** The place of an example in the rules: what shows it is fetched when somebody comes near. */
import { useRef } from "preact/hooks";
import { Fetched } from "../../ui/lazy.tsx";
import { useNear } from "../../ui/near.tsx";
import type { RulesSource } from "../source.ts";
import "./example.css";

export function Example({ id, source }: { readonly id: string; readonly source: RulesSource }) {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  return (
    <figure ref={place} class="example" id={`example-${id}`}>
      {isNear && <Fetched load={source.example}>{(Shown) => <Shown id={id} />}</Fetched>}
    </figure>
  );
}
