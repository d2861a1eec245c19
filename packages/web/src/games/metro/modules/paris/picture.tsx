/** The picture on the setup page. */
import { Drawing, inTurn, Tourist } from "../../setup/pieces.tsx";

export function Picture() {
  return (
    <Drawing>
      <path class="drawn-line" d="M17 18v-5h40v5M37 13V8" />
      <rect class="drawn-ground" x="10" y="26" width="54" height="22" rx="4" />
      <rect class="drawn-ground" x="67" y="26" width="43" height="22" rx="4" />
      {[18, 31, 44, 57].map((x, at) => (
        <Tourist key={x} x={x} y={37} colour={inTurn(at)} />
      ))}
      <Tourist x={76} y={37} colour="green" />
      <circle class="drawn-dashed" cx="89" cy="37" r="5" />
      <Tourist x={102} y={37} colour="purple" />
    </Drawing>
  );
}
