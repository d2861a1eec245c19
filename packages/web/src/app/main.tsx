import { render } from "preact";
import "../parts/tokens.css";
import "./fonts/fonts.css";
import "../parts/page.css";
import "../parts/ui/badge.css";
import "../parts/ui/button.css";
import "../parts/ui/field.css";
import "../parts/ui/frame.css";
import "../parts/ui/lazy.css";
import "../parts/ui/panel.css";
import { App } from "./app.tsx";
import { startRouter } from "../parts/router.ts";
import { startTheme } from "../parts/settings.ts";
import { startLanguage } from "../words/index.ts";

startTheme();
startRouter();
const root = document.querySelector("#app");
void startLanguage().then(() => {
  if (root !== null) render(<App />, root);
});
