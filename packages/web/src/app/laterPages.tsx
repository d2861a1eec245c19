/** The pages beside home and the tables; each is fetched when it is wanted. */
import { Frame } from "../parts/ui/frame.tsx";
import { lazy } from "../parts/ui/lazy.tsx";
import { laterRouteOf } from "./laterRoutes.ts";
import { t } from "../words/index.ts";

const SetupPage = lazy(() => import("../pages/setup/setupPage.tsx").then(({ SetupPage }) => SetupPage));
const BoxPage = lazy(() => import("../pages/box/boxPage.tsx").then(({ BoxPage }) => BoxPage));
const ResultPage = lazy(() => import("../pages/result/resultPage.tsx").then(({ ResultPage }) => ResultPage));
const ReviewPage = lazy(() => import("../pages/review/reviewPage.tsx").then(({ ReviewPage }) => ReviewPage));
const RulesPage = lazy(() => import("../pages/rules/rulesPage.tsx").then(({ RulesPage }) => RulesPage));
const SettingsPage = lazy(() => import("../pages/settings/settingsPage.tsx").then(({ SettingsPage }) => SettingsPage));

const OnlinePage = lazy(() => import("../pages/online/onlinePage.tsx").then(({ OnlinePage }) => OnlinePage));

const LobbyPage = lazy(() => import("../pages/online/lobbyPage.tsx").then(({ LobbyPage }) => LobbyPage));

const PuzzlesPage = lazy(() => import("../pages/puzzles/puzzlesPage.tsx").then(({ PuzzlesPage }) => PuzzlesPage));
const PuzzlePage = lazy(() => import("../pages/puzzles/puzzlePage.tsx").then(({ PuzzlePage }) => PuzzlePage));

const MinePage = lazy(() => import("../pages/mine/minePage.tsx").then(({ fetchMinePage }) => fetchMinePage()));

const LearnPage = lazy(() => import("../pages/learn/learnPage.tsx").then(({ LearnPage }) => LearnPage));
const LessonPage = lazy(() => import("../pages/learn/lessonPage.tsx").then(({ LessonPage }) => LessonPage));

const PrintPage = lazy(() => import("../pages/print/printPage.tsx").then(({ PrintPage }) => PrintPage));
const SharedPage = lazy(() => import("../pages/shared/sharedPage.tsx").then(({ SharedPage }) => SharedPage));

const NotFound = lazy(() => Promise.resolve(NotFoundPage));
const FirstGamePage = lazy(() => import("../pages/learn/firstGamePage.tsx").then(({ FirstGamePage }) => FirstGamePage));

export function LaterPage({ path }: { readonly path: string }) {
  const at = laterRouteOf(path);
  switch (at.page) {
    case "online":
      return at.shows === "print" ? <PrintPage id={at.id} isOnline /> : <OnlinePage id={at.id} shows={at.shows} />;
    case "print":
      return <PrintPage id={at.id} />;
    case "shared":
      return <SharedPage />;
    case "setup":
      return <SetupPage face={at.face} />;
    case "result":
      return <ResultPage id={at.id} />;
    case "review":
      return <ReviewPage id={at.id} />;
    case "rules":
      return <RulesPage face={at.face} module={at.module} />;
    case "box":
      return <BoxPage face={at.face} />;
    case "lobby":
      return <LobbyPage />;
    case "puzzles":
      return <PuzzlesPage face={at.face} />;
    case "puzzle":
      return <PuzzlePage face={at.face} id={at.id} />;
    case "mine":
      return <MinePage shows={at.shows} />;
    case "learn":
      return <LearnPage />;
    case "firstGame":
      return <FirstGamePage face={at.face} />;
    case "lesson":
      return <LessonPage face={at.face} module={at.module} />;
    case "settings":
      return <SettingsPage />;
    case "notFound":
      return <NotFound />;
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
