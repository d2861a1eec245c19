/** The picture on the setup page. */
import { Drawing, Run, Sign } from "../../setup/pieces.tsx";

export function Picture() {
  return (
    <Drawing>
      <rect class="drawn-dark" x="26" y="5" width="54" height="54" rx="6" />
      <circle class="drawn-ring" cx="50" cy="32" r="13" />
      <text class="drawn-light" x="50" y="36.5" font-size="13">
        ×2
      </text>
      <Run d="M84 32h28" colour="yellow" />
      <Sign x={80} y={32} colour="yellow" seat={0} />
    </Drawing>
  );
}
