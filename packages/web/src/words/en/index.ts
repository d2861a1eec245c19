/** All English texts of the page. */
import { byModule } from "../modules.ts";
import { advice } from "./advice.ts";
import * as common from "./common.ts";
import { games } from "./games.ts";
import * as home from "./home.ts";
import * as learn from "./learn.ts";
import { lobby } from "./online/lobby.ts";
import { myGames } from "./myGames.ts";
import { notices } from "./online/notices.ts";
import { online } from "./online/online.ts";
import { page } from "./page.ts";
import * as result from "./result.ts";
import { review } from "./review.ts";
import { room } from "./online/room.ts";
import * as settings from "./settings.ts";
import * as setup from "./setup.ts";
import { signIn } from "./online/signIn.ts";
import * as table from "./table.ts";
import { text } from "./text.ts";

export const words = {
  ...common,
  ...home,
  ...learn,
  ...result,
  ...settings,
  ...setup,
  ...table,
  advice,
  games,
  lobby,
  myGames,
  notices,
  online,
  page,
  review,
  room,
  signIn,
  text,
  moduleTitles: byModule<string>(
    import.meta.glob("../../../../metro/src/modules/*/rules.md", { query: "?title", import: "default", eager: true }),
  ),
};
