/** The picture on the setup page. */
import { Drawing, Run } from "../../setup/pieces.tsx";

export function Picture() {
  return (
    <Drawing>
      <rect class="drawn-ground" x="34" y="5" width="52" height="54" rx="5" />
      <path class="drawn-soft" d="M60 5v54M34 32h52" stroke-width="1" />
      <path class="drawn-soft" d="M14 18h28q10 0 10 10v31M106 46H78q-10 0-10-10V5" stroke-width="5" />
      <Run d="M14 46h40q16 0 16-16 0-12 12-12h24" colour="blue" />
    </Drawing>
  );
}
