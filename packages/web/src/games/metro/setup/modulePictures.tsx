/** The pictures of modules; each is in the module's folder. */
import type { ComponentType } from "preact";
import { Drawing } from "./pieces.tsx";

const PICTURES = import.meta.glob<ComponentType>("../modules/*/picture.tsx", { eager: true, import: "Picture" });

export const modulePicture = (id: string): ComponentType | undefined => PICTURES[`../modules/${id}/picture.tsx`];

export function NoCity() {
  return (
    <Drawing>
      <rect class="drawn-ground" x="31" y="3" width="58" height="58" rx="4" />
      <path class="drawn-soft" d="M45.5 3v58M60 3v58M74.5 3v58M31 17.5h58M31 32h58M31 46.5h58" stroke-width="1" />
      <rect class="drawn-dark" x="45.5" y="17.5" width="29" height="29" rx="3" />
    </Drawing>
  );
}
