import { render } from "preact";
import "./fonts/fonts.css";
import "../parts/tokens.css";
import "../parts/page.css";
import "@interchange/boards/metro/board.css";
import { App } from "./app.tsx";
import { startRouter } from "../parts/router.ts";
import { startTheme } from "../parts/settings.ts";
import { startLanguage } from "../parts/words/language.ts";
import { startWords } from "../parts/words/words.ts";

startTheme();
startRouter();
startLanguage();
const root = document.querySelector("#app");
// Nothing can be said before there are words to say it in.
void startWords.fetch().then(() => {
  if (root !== null) render(<App />, root);
});
