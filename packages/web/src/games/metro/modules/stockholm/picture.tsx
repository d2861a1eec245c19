/** The picture on the setup page. */
import { Drawing, inTurn, Tourist } from "../../setup/pieces.tsx";

export function Picture() {
  return (
    <Drawing>
      <path class="drawn-line" d="M66 12h20m-5-5 5 5-5 5" />
      {[16, 32, 48, 64].map((x, at) => (
        <Tourist key={x} x={x} y={33} colour={inTurn(at * 2)} />
      ))}
      <circle class="drawn-dashed" cx="81" cy="33" r="5.5" />
      <circle class="drawn-dashed" cx="98" cy="33" r="5.5" />
      <path class="drawn-water" d="M8 53q6-5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 8-2" stroke-width="2.5" />
    </Drawing>
  );
}
