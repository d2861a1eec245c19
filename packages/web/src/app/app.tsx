/** The shell: which page stands at which address. Pages are fetched when they are wanted. */
import { useErrorBoundary } from "preact/hooks";
import { address } from "../parts/router.ts";
import { TablePage } from "../pages/table/tablePage.tsx";
import { Frame } from "../parts/ui/frame.tsx";
import { lazy } from "../parts/ui/lazy.tsx";
import { LiveRegion } from "../parts/ui/live.tsx";
import { routeOf } from "./routes.ts";
import { t } from "../words/index.ts";

export const fetchHome = () => import("../pages/home/homePage.tsx").then(({ HomePage }) => HomePage);
const HomePage = lazy(fetchHome, Empty);
const LaterPage = lazy(() => import("./laterPages.tsx").then(({ LaterPage }) => LaterPage));

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
  if (!at) return <LaterPage path={address.value} />;
  return at.page === "home" ? <HomePage /> : <TablePage id={at.id} />;
}

/** Home comes at once, or nearly: a word about it would only flash. */
function Empty() {
  return undefined;
}

/** Something went wrong in the page itself. What was played is kept. */
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
