/** The picture on the setup page. */
import { Card, Drawing, Run } from "../../setup/pieces.tsx";

export function Picture() {
  return (
    <Drawing>
      <Run d="M8 48h30" colour="blue" />
      <path class="drawn-line" d="M39 38v20" stroke-width="4" />
      <Card x={62} y={32} turn={-12} />
      <Card x={84} y={32} turn={6}>
        <text class="drawn-words" y="5.5">
          17
        </text>
      </Card>
    </Drawing>
  );
}
