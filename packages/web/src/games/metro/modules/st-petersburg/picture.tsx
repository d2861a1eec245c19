/** The picture on the setup page. */
import { Drawing } from "../../setup/pieces.tsx";

export function Picture() {
  const corners = [
    [39, 14],
    [51, 26],
    [81, 14],
    [69, 26],
    [39, 58],
    [51, 46],
    [81, 58],
    [69, 46],
  ] as const;
  return (
    <Drawing>
      <rect class="drawn-ground" x="29" y="1" width="62" height="62" rx="4" />
      {corners.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          class="drawn-full"
          d={`M${x - 6} ${y}q0-6 6-6t6 6zM${x} ${y - 6}q-3.5-3 0-6 3.5 3 0 6z`}
        />
      ))}
    </Drawing>
  );
}
