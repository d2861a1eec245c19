/** A decorative piece of a map. It is drawn by hand, because the real map is loaded with the game. */
import "./sign.css";

export function UndergroundSign() {
  return (
    <svg class="showpiece home-sign" viewBox="0 0 400 400" aria-hidden="true">
      <path class="sign-river" d="M-20 330 60 330 110 290 190 290 240 345 320 345 420 300" />
      {LINES.map(([colour, path, dash]) => (
        <g key={colour} class="sign-line">
          <path d={path} stroke={colour} stroke-width="15" />
          {dash && <path d={path} class="sign-dash" stroke-dasharray={dash} />}
        </g>
      ))}
      {STATIONS.map(([x, y]) => (
        <circle key={`${x},${y}`} class="sign-station" cx={x} cy={y} r="11" />
      ))}
      <g class="sign-passenger" transform="translate(200 178) scale(1.5)">
        <path d="M0-30a6.5 6.5 0 1 1-.01 13a6.5 6.5 0 1 1 .01-13zM-9.5-2.5c0-8.5 3.5-13 9.5-13s9.5 4.5 9.5 13q0 2.5-2.5 2.5h-14q-2.5 0-2.5-2.5z" />
      </g>
    </svg>
  );
}

const LINES = [
  ["#cb3a3a", "M30 180H370", ""],
  ["#2f62ee", "M70 50 200 180 200 380", "0 14"],
  ["#45b582", "M330 60 200 180 100 270 40 270", "4 10"],
  ["#f7d81a", "M110 40 110 110 290 250 370 250", "16 9"],
] as const;
const STATIONS = [
  [30, 180],
  [110, 180],
  [290, 180],
  [370, 180],
  [200, 180],
  [70, 50],
  [135, 115],
  [200, 260],
  [200, 380],
  [330, 60],
  [262, 123],
  [100, 270],
  [40, 270],
  [110, 40],
  [290, 250],
  [370, 250],
] as const;
