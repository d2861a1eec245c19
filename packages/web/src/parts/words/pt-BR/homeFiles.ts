/** What home says, with what it says of each game. */
import { home } from "./home.ts";

const ABOUTS = import.meta.glob<object>("./games/*/pt-BR/about.ts", { base: "../../..", eager: true, import: "about" });

export const homeFiles = (path: string): object | undefined =>
  path === "parts/words/home" ? home : ABOUTS[`./${path.replace("about", "pt-BR/about.ts")}`];
