/** Icons of the ways to play. */
const icon = (path: string) => () => (
  <svg class="way-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
);

export const PlayIcon = icon("M7 5v14l11-7z");
export const FriendsIcon = icon(
  "M9 11a4 4 0 1 0 0-8a4 4 0 1 0 0 8zM2.5 21v-2a5 5 0 0 1 5-5h3a5 5 0 0 1 5 5v2M16 3.5a4 4 0 0 1 0 7.2M21.5 21v-2a5 5 0 0 0-3.5-4.6",
);
export const DoorIcon = icon("M13 4H5v16h8M10 12h11M17 8l4 4-4 4");
export const PuzzleIcon = icon("M4 4h16v16H4zM9.5 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.1.9-1.1 1.8M12 16.5v.1");
