/** The ledger in sentences: what a tile would do. */
import { moduleViewsAt } from "../modules/index.ts";
import type { Preview } from "@interchange/metro/core";
import { effect } from "@preact/signals";
import { helps } from "../../../kit/assist.ts";
import type { MetroDesk } from "../desk/desk.ts";
import { lineName } from "../desk/lines.ts";
import { endOf } from "../desk/telling/sentences.ts";
import { sayEarner } from "../desk/useMetroDesk.ts";
import { metroWords } from "../words.ts";

/** What the tried tile would do; undefined at tables without that help. */
export async function ledgerWords(desk: MetroDesk): Promise<readonly string[] | undefined> {
  if (!helps(desk.client.assist, "ledger")) return undefined;
  const preview = await previewOf(desk);
  return preview && previewWords(desk, preview);
}

/** The ledger is loaded with the first tile that is tried. */
function previewOf(desk: MetroDesk): Promise<Preview | undefined> {
  return new Promise((resolve) => {
    const stop = effect(() => {
      const { value } = desk.preview;
      if (!value && desk.ghost.value !== undefined) return;
      queueMicrotask(() => stop());
      resolve(value);
    });
  });
}

function previewWords(desk: MetroDesk, { changes, gains, reactions }: Preview): readonly string[] {
  const words = metroWords().text;
  const { setup } = desk.shown.value;
  const moduleViews = moduleViewsAt(desk.speaker(), desk.shown.value);
  return [
    ...changes
      .toSorted((one, other) => Math.abs(other.points) - Math.abs(one.points) || one.from - other.from)
      .map(({ from, earner, before, after, to, points, factor }) =>
        words.change({
          name: lineName(desk.still.value, from),
          owner: earner && sayEarner(desk, earner).name,
          before,
          after,
          end: to === undefined ? undefined : endOf(setup, to),
          points,
          isDoubled: factor > 1,
        }),
      ),
    ...(changes.length ? [] : [words.noChange]),
    ...reactions.flatMap(({ module, tells }) => {
      const at = moduleViews.find(({ id }) => id === module);
      return at ? tells.flatMap((tell) => at.moduleView.tell(tell, at.seen, "ledger") ?? []) : [];
    }),
    ...gains.flatMap((points, seat) => (points ? [words.gets(sayEarner(desk, { kind: "seat", seat }), points)] : [])),
  ];
}
