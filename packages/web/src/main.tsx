import { render } from "preact";
import "./fonts/fonts.css";
import "./tokens.css";
import "./page.css";
import "@interchange/boards/metro/board.css";
import { App } from "./app.tsx";
import { startRouter } from "./router.ts";
import { startTheme } from "./settings/settings.ts";

startTheme();
startRouter();
const root = document.querySelector("#app");
if (root !== null) render(<App />, root);
