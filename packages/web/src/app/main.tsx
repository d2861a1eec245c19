import { render } from "preact";
import "../kit/tokens.css";
import "../kit/fonts/fonts.css";
import "../kit/page.css";
import "../kit/ui/ui.css";
import "../kit/ui/sheet.css";
import "../kit/ui/pictures.css";
import { App } from "./app.tsx";
import { showChosenColours } from "../kit/palette.ts";
import { startRouter } from "../kit/router.ts";
import { startTheme } from "../kit/settings.ts";
import { startLanguage } from "../words/index.ts";

startTheme();
showChosenColours();
startRouter();
const root = document.querySelector("#app");
void startLanguage().then(() => {
  if (root !== null) render(<App />, root);
});
