/** The panels over a table of Metro. */
import { metro } from "@interchange/metro/core";
import { helps } from "../../client/sitters.ts";
import { later } from "../../parts/words/later.ts";
import { text } from "../../parts/words/text.ts";
import { differencesOf } from "../../table/setup/differences.tsx";
import { Sheets } from "../../table/sheets.tsx";
import type { MenuItem, SheetsProps, SheetWords } from "../../table/sheets.tsx";
import { Bag } from "./bag.tsx";
import type { MetroDesk } from "./desk.ts";
import { kitAt } from "./kit.ts";
import { Scores } from "./scores.tsx";
import { AllStrips } from "./strips.tsx";

const words = text.table;

export function MetroSheets({ desk }: { readonly desk: MetroDesk }) {
  return <Sheets {...sheetsOf(desk)} />;
}

function sheetWordsOf({ shown, client }: MetroDesk): SheetWords {
  const { takeBack, keys, export: exports } = later.sheets;
  const { assists, optionTexts } = later.setup;
  const { setup } = shown.value;
  const kit = kitAt(setup);
  return {
    help: assists[client.assist].label,
    differences: [
      ...differencesOf({ engine: metro, optionTexts, options: setup.options }),
      ...(kit?.differences(setup) ?? []),
    ],
    comesAgain: takeBack.comesAgain,
    shortcuts: keys,
    exportRunning: exports.running,
    exportWhole: exports.wholeAbout,
  };
}

function sheetsOf(desk: MetroDesk): SheetsProps {
  const { actions } = words;
  const opens = (label: string, name: string): MenuItem => ({
    label,
    act: () => {
      desk.sheet.value = name;
    },
  });
  const canTrace = helps(desk.client.assist, "trace") && typeof desk.client.viewer.value === "number";
  const kit = kitAt(desk.shown.value.setup);
  return {
    words: sheetWordsOf(desk),
    own: {
      scores: { title: later.sheets.scores.title, wide: true, content: () => <Scores /> },
      ...(kit && { modules: { title: actions.modules, content: () => <kit.Panels desk={desk} /> } }),
      bag: { title: actions.bag, content: () => <Bag /> },
      lines: { title: later.sheets.strips.title, wide: true, content: () => <AllStrips desk={desk} /> },
    },
    items: [
      opens(actions.scores, "scores"),
      opens(actions.lines, "lines"),
      ...(kit ? [opens(actions.modules, "modules")] : []),
      ...(canTrace
        ? [
            {
              label: desk.onlyMine.value ? words.trace.allLines : words.trace.onlyMine,
              act: () => {
                desk.onlyMine.value = !desk.onlyMine.value;
              },
            },
          ]
        : []),
      opens(actions.bag, "bag"),
    ],
  };
}
