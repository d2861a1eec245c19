/** Where everybody arrives: one tap to a game, and the tables of this browser. */
import { SQUARES } from "@interchange/metro";
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { text } from "../i18n/text.ts";
import { createTable } from "../keep/create.ts";
import { everything, shelf } from "../keep/shelf.ts";
import { go } from "../router.ts";
import { quickPlan, rememberPlan } from "../setup/plan.ts";
import { Frame } from "../ui/frame.tsx";
import { lazy } from "../ui/lazy.tsx";
import { TableList } from "./tableList.tsx";
import { Showpiece } from "./showpiece.tsx";
import "./home.css";

const words = text.home;
const Import = lazy(() => import("./import.tsx").then(({ Import }) => Import));

export function HomePage() {
  const isImporting = useSignal(false);
  const problem = useSignal("");
  const kept = useSignal(everything(shelf));
  const plan = quickPlan();
  const opponents = plan.sitters.filter(({ mind }) => mind.kind === "bot").map(({ name }) => name);

  useEffect(() => {
    // The table is what comes next: have it here before it is asked for.
    const soon = setTimeout(() => void import("../table/tablePage.tsx"), 300);
    return () => {
      clearTimeout(soon);
    };
  }, []);

  const running = kept.value.find(({ read }) => read.ok && read.envelope.status === "running")?.read;

  const playNow = (): void => {
    const created = createTable(plan);
    if (created.ok) {
      rememberPlan(plan);
      go(`/table/${created.id}`);
    } else problem.value = text.setup.problems.full;
  };

  return (
    <Frame title={text.name} wide>
      <div class={kept.value.length ? "home has-tables" : "home"}>
        <section class="hero">
          <h1>{words.title}</h1>
          <p class="lead">{words.tagline}</p>
          <div class="hero-actions">
            <div class="buttons">
              <button type="button" class="button primary large" onClick={playNow}>
                {words.playNow}
              </button>
              {running?.ok && (
                <a class="button large" href={`/table/${running.envelope.id}`}>
                  {words.goOn(running.envelope.placed, SQUARES.length)}
                </a>
              )}
            </div>
            <p class="quiet">{words.playNowAbout(opponents, text.setup.editions[plan.request.edition ?? ""] ?? "")}</p>
            <div class="buttons">
              <a class="button" href="/new">
                {words.newTable}
              </a>
              <button type="button" class="button" onClick={() => (isImporting.value = true)}>
                {words.importGame}
              </button>
            </div>
          </div>
          {problem.value && (
            <p class="problem" role="alert">
              {problem.value}
            </p>
          )}
        </section>
        <Showpiece />
        <section class="tables" aria-labelledby="tables">
          <h2 id="tables">{words.yourTables}</h2>
          {!shelf.isLasting && <p class="notice">{words.notLasting}</p>}
          <TableList
            kept={kept.value}
            onChange={() => {
              kept.value = everything(shelf);
            }}
          />
        </section>
        <footer class="foot quiet">{text.unaffiliated}</footer>
      </div>
      {isImporting.value && <Import onClose={() => (isImporting.value = false)} />}
    </Frame>
  );
}
