/** The pages beside home and the tables; each is fetched when it is wanted. */
import { FACES } from "../games/faces.ts";
import { Frame } from "../parts/ui/frame.tsx";
import { lazy } from "../parts/ui/lazy.tsx";
import { worded } from "../parts/words/part.ts";
import { accessWords } from "../parts/words/accessWords.ts";
import { alongWords } from "../parts/words/alongWords.ts";
import { lobbyWords } from "../parts/words/lobbyWords.ts";
import { mineWords } from "../parts/words/mineWords.ts";
import { onlineWords } from "../parts/words/onlineWords.ts";
import { learnWords } from "../parts/words/learnWords.ts";
import { shareWords } from "../parts/words/shareWords.ts";
import { puzzleWords } from "../parts/words/puzzleWords.ts";
import { rulesWords } from "../parts/words/rulesWords.ts";
import { soundWords } from "../parts/words/soundWords.ts";
import { boxWords, homeWords, laterWords } from "../parts/words/words.ts";
import { laterRouteOf } from "./laterRoutes.ts";

const abouts = FACES.map(({ about }) => about);
const SetupPage = lazy(() =>
  worded(import("../pages/setup/setupPage.tsx"), laterWords, homeWords, lobbyWords, ...abouts).then(
    ({ SetupPage }) => SetupPage,
  ),
);
const BoxPage = lazy(() =>
  worded(import("../pages/box/boxPage.tsx"), boxWords, ...abouts).then(({ BoxPage }) => BoxPage),
);
const ResultPage = lazy(() =>
  worded(import("../pages/result/resultPage.tsx"), laterWords, homeWords).then(({ ResultPage }) => ResultPage),
);
const ReviewPage = lazy(() =>
  worded(import("../pages/review/reviewPage.tsx"), laterWords).then(({ ReviewPage }) => ReviewPage),
);
const RulesPage = lazy(() =>
  worded(import("../pages/rules/rulesPage.tsx"), laterWords, rulesWords, ...abouts).then(({ RulesPage }) => RulesPage),
);
const SettingsPage = lazy(() =>
  worded(
    import("../pages/settings/settingsPage.tsx"),
    onlineWords,
    laterWords,
    lobbyWords,
    alongWords,
    accessWords,
    soundWords,
  ).then(({ SettingsPage }) => SettingsPage),
);

const OnlinePage = lazy(() =>
  worded(import("../pages/online/onlinePage.tsx"), onlineWords, laterWords, homeWords).then(
    ({ OnlinePage }) => OnlinePage,
  ),
);

const LobbyPage = lazy(() =>
  worded(import("../pages/online/lobbyPage.tsx"), lobbyWords, homeWords, ...abouts).then(({ LobbyPage }) => LobbyPage),
);

const PuzzlesPage = lazy(() =>
  worded(import("../pages/puzzles/puzzlesPage.tsx"), puzzleWords, ...abouts).then(({ PuzzlesPage }) => PuzzlesPage),
);
const PuzzlePage = lazy(() =>
  worded(import("../pages/puzzles/puzzlePage.tsx"), puzzleWords).then(({ PuzzlePage }) => PuzzlePage),
);

const MinePage = lazy(() =>
  worded(
    import("../pages/mine/minePage.tsx").then(({ fetchMinePage }) => fetchMinePage()),
    mineWords,
    homeWords,
    laterWords,
    ...abouts,
  ),
);

const LearnPage = lazy(() =>
  worded(import("../pages/learn/learnPage.tsx"), learnWords, ...abouts).then(({ LearnPage }) => LearnPage),
);
const LessonPage = lazy(() =>
  worded(import("../pages/learn/lessonPage.tsx"), learnWords).then(({ LessonPage }) => LessonPage),
);

const PrintPage = lazy(() =>
  worded(import("../pages/print/printPage.tsx"), shareWords, laterWords, ...abouts).then(({ PrintPage }) => PrintPage),
);
const SharedPage = lazy(() =>
  worded(import("../pages/shared/sharedPage.tsx"), shareWords, homeWords).then(({ SharedPage }) => SharedPage),
);

const NotFound = lazy(() => worded(Promise.resolve(NotFoundPage), laterWords));
const FirstGamePage = lazy(() =>
  worded(import("../pages/learn/firstGamePage.tsx"), learnWords, homeWords).then(({ FirstGamePage }) => FirstGamePage),
);

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
  const { notFound } = laterWords();
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
