/** The sheets of a table of Metro. */
import { Panels } from "../modules/common/panels.tsx";
import { helps } from "../../../kit/assist.ts";
import { Sheets } from "../../../table/frame/sheets.tsx";
import type { SheetWords } from "../../../table/frame/sheetWords.ts";
import type { SheetsProps } from "../../../table/frame/sheets.tsx";
import { Bag } from "./bag.tsx";
import type { MetroDesk } from "../desk/desk.ts";
import { differencesAt } from "../desk/telling/words.ts";
import { loadMetroText } from "./loadText.ts";
import { Scores } from "./scores.tsx";
import { AllStrips } from "./strips.tsx";
import { metroWords } from "../words.ts";
import { t } from "../../../words/index.ts";

export function MetroSheets({ desk }: { readonly desk: MetroDesk }) {
  return <Sheets {...sheetsOf(desk)} />;
}

function sheetWordsOf({ shown, client }: MetroDesk): SheetWords {
  const { comesAgain, keys, exportRunning, exportWhole } = metroWords().sheets;
  const { assists } = metroWords().setup;
  const { setup } = shown.value;
  return {
    help: assists[client.assist].label,
    differences: differencesAt(setup),
    comesAgain,
    shortcuts: keys,
    exportRunning,
    exportWhole,
  };
}

function sheetsOf(desk: MetroDesk): SheetsProps {
  const { actions, trace } = metroWords().table;
  const { scores, strips } = metroWords().sheets;
  const isHelping = helps(desk.client.assist, "trace");
  const canTrace = isHelping && typeof desk.client.viewer.value === "number";
  const advice = desk.advice.value;
  return {
    words: sheetWordsOf(desk),
    text: () => loadMetroText(desk),
    own: {
      scores: { title: scores.title, wide: true, content: () => <Scores /> },
      ...(desk.own && { modules: { title: actions.modules, content: () => <Panels desk={desk} canIntroduce /> } }),
      ...(advice && { advice: { title: t.advice.title, content: () => <advice.Sheet /> } }),
      bag: { title: actions.bag, content: () => <Bag /> },
      lines: { title: strips.title, wide: true, content: () => <AllStrips desk={desk} /> },
    },
    items: [
      advice && { label: t.advice.title, act: "advice" },
      { label: actions.scores, act: "scores" },
      { label: actions.lines, act: "lines" },
      desk.own && { label: actions.modules, act: "modules" },
      canTrace && {
        label: desk.onlyMine.value ? trace.allLines : trace.onlyMine,
        act: () => {
          desk.onlyMine.value = !desk.onlyMine.value;
        },
      },
      isHelping && { label: actions.bag, act: "bag" },
    ],
  };
}
