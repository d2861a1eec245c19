import { render } from "preact";
import "../kit/tokens.css";
import "./fonts/fonts.css";
import "../kit/page.css";
import "../kit/ui/badge.css";
import "../kit/ui/button.css";
import "../kit/ui/field.css";
import "../kit/ui/frame.css";
import "../kit/ui/lazy.css";
import "../kit/ui/panel.css";
import { App } from "./app.tsx";
import { startRouter } from "../kit/router.ts";
import { startTheme } from "../kit/settings.ts";
import { startLanguage } from "../words/index.ts";

startTheme();
startRouter();
const root = document.querySelector("#app");
void startLanguage().then(() => {
  if (root !== null) render(<App />, root);
});
