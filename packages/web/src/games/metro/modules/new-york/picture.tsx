/** The picture on the setup page. */
import { Drawing, inTurn, Tourist } from "../../setup/pieces.tsx";

export function Picture() {
  const along = [34, 47, 60, 73, 86];
  const down = [19, 32, 45];
  return (
    <Drawing>
      <rect class="drawn-ground" x="32" y="11" width="56" height="42" rx="2" />
      <path class="drawn-line" d="M38 46v-9h7v-8h7v-10h5v-4h4v4h4v12h7v7h8v8" />
      {along.map((x, at) => (
        <Tourist key={x} x={x} y={6} colour={inTurn(at)} />
      ))}
      {along.map((x, at) => (
        <Tourist key={x} x={x} y={58} colour={inTurn(at + 3)} />
      ))}
      {down.map((y, at) => (
        <Tourist key={y} x={25} y={y} colour={inTurn(at + 5)} />
      ))}
      {down.map((y, at) => (
        <Tourist key={y} x={95} y={y} colour={inTurn(at + 1)} />
      ))}
    </Drawing>
  );
}
