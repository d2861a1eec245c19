/**
 * The gallery: everything at once, with `npx vite packages/boards`. `/?only=metro-ghost` shows one item, and
 * `&theme=dark` the other theme. Browser tests take their pictures here. No page links here, and the build does not
 * include it.
 */
import { render } from "preact";
import "@fontsource/barlow-semi-condensed/latin-400.css";
import "@fontsource/barlow-semi-condensed/latin-600.css";
import "./gallery.css";
import "./all.css";
import "../src/map/map.css";
import "../src/metro/board.css";
import "../src/metro/comparedTiles.css";
import "../src/metro/strips.css";
import { MAP_SPECIMENS } from "./mapSpecimens.tsx";
import { METRO_SPECIMENS } from "./metroSpecimens.tsx";

const asked = new URLSearchParams(location.search);
const only = asked.get("only")?.split(",");
const shown = [...METRO_SPECIMENS, ...MAP_SPECIMENS].filter(({ name }) => !only || only.includes(name));

function Gallery() {
  return (
    <div class="specimens">
      {shown.map(({ name, shows, draw, width, height }) => (
        <figure key={name} id={name}>
          <div class="specimen" style={{ ...(width && { width }), ...(height && { height }) }}>
            {draw()}
          </div>
          <figcaption>
            {shows}{" "}
            <a href={`/?only=${name}`}>
              <code>{name}</code>
            </a>
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

const isDark = asked.has("theme") ? asked.get("theme") === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
if (isDark) document.documentElement.dataset["theme"] = "dark";
const root = document.querySelector("#gallery");
if (root) render(<Gallery />, root);
