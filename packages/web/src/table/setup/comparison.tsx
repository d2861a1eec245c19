/** How a table compares with the box: every remark with the sign of its kind. */

import type { Remark, RemarkKind } from "./remark.ts";
import { t } from "../../words/index.ts";
import "./comparison.css";

const SIGNS: Readonly<Record<RemarkKind, string>> = {
  box: "M3 9l4 4 8-9",
  ours: "M2 7q3.5-4 7 0t7 0M2 12.5q3.5-4 7 0t7 0",
  ruling: "M9 3v9M9 15.5v.1",
  changed: "M3 6h11l-3-3M15 12H4l3 3",
  absent: "M4 4l10 10M14 4L4 14",
  extra: "M9 3v12M3 9h12",
};

export function Comparison({ remarks }: { readonly remarks: readonly Remark[] }) {
  const words = t.setup;
  return (
    <ul class="remarks">
      {remarks.map(({ kind, title, about }) => (
        <li key={title} class={`remark is-${kind}`}>
          <svg viewBox="0 0 18 18" role="img">
            <title>{words.kinds[kind]}</title>
            <path d={SIGNS[kind]} />
          </svg>
          <span>
            <b>{title}</b>
            {about !== undefined && <small>{about}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}
