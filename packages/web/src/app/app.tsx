/** The shell: which page stands at which address. Pages are fetched when they are wanted. */
import { useErrorBoundary } from "preact/hooks";
import { text } from "../parts/words/text.ts";
import { address } from "../parts/router.ts";
import { TablePage } from "../pages/table/tablePage.tsx";
import { Frame } from "../parts/ui/frame.tsx";
import { lazy } from "../parts/ui/lazy.tsx";
import { LiveRegion } from "../parts/ui/live.tsx";
import { routeOf } from "./routes.ts";

const HomePage = lazy(() => import("../pages/home/homePage.tsx").then(({ HomePage }) => HomePage), Empty);
const SetupPage = lazy(() => import("../pages/setup/setupPage.tsx").then(({ SetupPage }) => SetupPage));
const ResultPage = lazy(() => import("../pages/result/resultPage.tsx").then(({ ResultPage }) => ResultPage));
const RulesPage = lazy(() => import("../pages/rules/rulesPage.tsx").then(({ RulesPage }) => RulesPage));
const SettingsPage = lazy(() => import("../pages/settings/settingsPage.tsx").then(({ SettingsPage }) => SettingsPage));

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
    case "setup":
      return <SetupPage face={at.face} />;
    case "table":
      return <TablePage id={at.id} />;
    case "result":
      return <ResultPage id={at.id} />;
    case "rules":
      return <RulesPage face={at.face} module={at.module} />;
    case "settings":
      return <SettingsPage />;
    case "notFound":
      return <NotFound />;
  }
}

/** Home comes at once, or nearly: a word about it would only flash. */
function Empty() {
  return undefined;
}

/** Something went wrong in the page itself. What was played is kept. */
function Broken() {
  return (
    <Frame title={text.broken.title}>
      <h1>{text.broken.title}</h1>
      <p>{text.broken.body}</p>
      <p>
        <button type="button" class="button primary" onClick={() => location.reload()}>
          {text.broken.reload}
        </button>
      </p>
    </Frame>
  );
}

function NotFound() {
  return (
    <Frame title={text.notFound.title}>
      <h1>{text.notFound.title}</h1>
      <p>{text.notFound.body}</p>
      <p>
        <a class="button primary" href="/">
          {text.notFound.home}
        </a>
      </p>
    </Frame>
  );
}
