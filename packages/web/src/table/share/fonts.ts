/** Puts the page's typeface into an SVG file, because a picture cannot load fonts from anywhere else. */
import core500 from "../../kit/fonts/barlow-semi-condensed-core-500.woff2?url";
import core600 from "../../kit/fonts/barlow-semi-condensed-core-600.woff2?url";
import latin500 from "@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-500-normal.woff2?url";
import latin600 from "@fontsource/barlow-semi-condensed/files/barlow-semi-condensed-latin-600-normal.woff2?url";

const CORE = [
  [500, core500],
  [600, core600],
] as const;
const LATIN = [
  [500, latin500],
  [600, latin600],
] as const;
/** Letters that only the larger files have. */
const ACCENTED = /[\u00A1-\u00B6\u00B8-\u00D6\u00D8-\u00FF\u0131\u0152\u0153\u20AC]/;
const ACCENTED_RANGE = "U+A1-B6,U+B8-D6,U+D8-FF,U+131,U+152-153,U+20AC";

/** Returns how to put the faces for these texts into any SVG. Without a network and a cached font, pictures do without. */
export async function typefaceFor(text: string): Promise<(svg: string) => string> {
  const faces = await Promise.all([
    ...CORE.map(([weight, file]) => faceOf(weight, file, "")),
    ...(ACCENTED.test(text) ? LATIN.map(([weight, file]) => faceOf(weight, file, ACCENTED_RANGE)) : []),
  ]).catch(() => []);
  if (!faces.length) return (svg) => svg;
  const style = `<style>${faces.join("")}</style>`;
  return (svg) => svg.replace("<title>", () => `${style}<title>`);
}

async function faceOf(weight: number, file: string, range: string): Promise<string> {
  const answer = await fetch(file);
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  const only = range && `unicode-range:${range};`;
  return `@font-face{font-family:"Barlow Semi Condensed";font-weight:${weight};${only}src:url(data:font/woff2;base64,${btoa(binary)}) format("woff2")}`;
}
