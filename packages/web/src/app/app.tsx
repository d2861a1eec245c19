/** The app shell: shows the page for an address. Each page loads when someone goes there. */
import { useErrorBoundary } from "preact/hooks";
import { address } from "../kit/router.ts";
import { Frame } from "../kit/ui/frame.tsx";
import { Skeleton, lazy } from "../kit/ui/lazy.tsx";
import { LiveRegion } from "../kit/ui/live.tsx";
import { t } from "../words/index.ts";
import { routeOf } from "./routes.ts";

const HomePage = lazy(
  () => import("../pages/home/homePage.tsx").then((page) => page.HomePage),
  () => undefined,
);
const TablePage = lazy(() => import("../pages/table/tablePage.tsx").then((page) => page.TablePage), Skeleton);
const SetupPage = lazy(() => import("../pages/setup/setupPage.tsx").then((page) => page.SetupPage));
const BoxPage = lazy(() => import("../pages/box/boxPage.tsx").then((page) => page.BoxPage));
const MapsPage = lazy(() => import("../pages/maps/mapsPage.tsx").then((page) => page.MapsPage));
const ResultPage = lazy(() => import("../pages/result/resultPage.tsx").then((page) => page.ResultPage));
const ReviewPage = lazy(() => import("../pages/review/reviewPage.tsx").then((page) => page.ReviewPage));
const RulesPage = lazy(() => import("../pages/rules/rulesPage.tsx").then((page) => page.RulesPage));
const SettingsPage = lazy(() => import("../pages/settings/settingsPage.tsx").then((page) => page.SettingsPage));
const NoticesPage = lazy(() => import("../pages/notices/noticesPage.tsx").then((page) => page.NoticesPage));
const OnlinePage = lazy(() => import("../pages/online/onlinePage.tsx").then((page) => page.OnlinePage));
const LobbyPage = lazy(() => import("../pages/online/lobbyPage.tsx").then((page) => page.LobbyPage));
const RoomPage = lazy(() => import("../pages/room/roomPage.tsx").then((page) => page.RoomPage));
const WatchPage = lazy(() => import("../pages/room/watchPage.tsx").then((page) => page.WatchPage));
const JoinPage = lazy(() => import("../pages/join/joinPage.tsx").then((page) => page.JoinPage));
const DevicePage = lazy(() => import("../pages/devices/devicePage.tsx").then((page) => page.DevicePage));
const ModerationPage = lazy(() => import("../pages/moderation/moderationPage.tsx").then((page) => page.ModerationPage));
const PuzzlesPage = lazy(() => import("../pages/puzzles/puzzlesPage.tsx").then((page) => page.PuzzlesPage));
const PuzzlePage = lazy(() => import("../pages/puzzles/puzzlePage.tsx").then((page) => page.PuzzlePage));
const MyGamesPage = lazy(() => import("../pages/myGames/myGamesPage.tsx").then((page) => page.MyGamesPage));
const LearnPage = lazy(() => import("../pages/learn/learnPage.tsx").then((page) => page.LearnPage));
const LessonPage = lazy(() => import("../pages/learn/lessonPage.tsx").then((page) => page.LessonPage));
const PrintPage = lazy(() => import("../pages/print/printPage.tsx").then((page) => page.PrintPage));
const SharedPage = lazy(() => import("../pages/shared/sharedPage.tsx").then((page) => page.SharedPage));
const FirstGamePage = lazy(() => import("../pages/learn/firstGamePage.tsx").then((page) => page.FirstGamePage));

export function App() {
  const [problem] = useErrorBoundary();
  return (
    <>
      {problem === undefined ? <Page /> : <Broken />}
      <LiveRegion />
    </>
  );
}

function Page() {
  const at = routeOf(address.value);
  switch (at.page) {
    case "home":
      return <HomePage />;
    case "table":
      return <TablePage id={at.id} />;
    case "online":
      return at.shows === "print" ? <PrintPage id={at.id} isOnline /> : <OnlinePage id={at.id} shows={at.shows} />;
    case "print":
      return <PrintPage id={at.id} />;
    case "shared":
      return <SharedPage id={at.id} />;
    case "setup":
      return <SetupPage gamePage={at.gamePage} />;
    case "result":
      return <ResultPage id={at.id} />;
    case "review":
      return <ReviewPage id={at.id} />;
    case "rules":
      return <RulesPage gamePage={at.gamePage} module={at.module} />;
    case "box":
      return <BoxPage gamePage={at.gamePage} />;
    case "maps":
      return <MapsPage gamePage={at.gamePage} id={at.id} />;
    case "lobby":
      return <LobbyPage />;
    case "room":
      return at.isScreen ? <WatchPage id={at.id} isMember /> : <RoomPage id={at.id} />;
    case "watch":
      return <WatchPage id={at.id} isMember={false} />;
    case "join":
      return <JoinPage />;
    case "device":
      return <DevicePage />;
    case "moderation":
      return <ModerationPage />;
    case "puzzles":
      return <PuzzlesPage gamePage={at.gamePage} />;
    case "puzzle":
      return <PuzzlePage gamePage={at.gamePage} id={at.id} />;
    case "mine":
      return <MyGamesPage shows={at.shows} />;
    case "learn":
      return <LearnPage />;
    case "firstGame":
      return <FirstGamePage gamePage={at.gamePage} />;
    case "lesson":
      return <LessonPage gamePage={at.gamePage} module={at.module} />;
    case "notices":
      return <NoticesPage />;
    case "settings":
      return <SettingsPage />;
    case "notFound":
      return <NotFoundPage />;
  }
}

function NotFoundPage() {
  const { notFound } = t;
  return (
    <Frame title={notFound.title}>
      <h1>{notFound.title}</h1>
      <p>{notFound.body}</p>
      <p>
        <a class="button primary" href="/">
          {notFound.home}
        </a>
      </p>
    </Frame>
  );
}

/** Shown when the page itself fails. Tables are stored as of the last move. */
function Broken() {
  const { broken } = t.common;
  return (
    <Frame title={broken.title}>
      <h1>{broken.title}</h1>
      <p>{broken.body}</p>
      <p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {broken.reload}
        </button>
      </p>
    </Frame>
  );
}
