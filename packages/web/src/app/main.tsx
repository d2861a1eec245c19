import { render } from "preact";
import "./fonts/fonts.css";
import "../parts/tokens.css";
import "../parts/page.css";
import "@interchange/boards/metro/board.css";
import { App } from "./app.tsx";
import { startRouter } from "../parts/router.ts";
import { startTheme } from "../parts/settings.ts";

startTheme();
startRouter();
const root = document.querySelector("#app");
if (root !== null) render(<App />, root);
