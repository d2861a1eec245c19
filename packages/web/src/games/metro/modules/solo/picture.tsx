/** The picture on the setup page. */
import { Card, Drawing, Tourist } from "../../setup/pieces.tsx";

export function Picture() {
  return (
    <Drawing>
      <Card x={38} y={34} turn={-8} />
      <Card x={48} y={34} turn={4}>
        <Tourist x={0} y={0} colour="green" />
      </Card>
      <circle class="drawn-full" cx="84" cy="20" r="9.5" />
      <path class="drawn-full" d="M66 57q0-24 18-24t18 24z" />
    </Drawing>
  );
}
