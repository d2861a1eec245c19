import type { ComponentChildren } from "preact";

/** The heads of a table's columns; a column that is false is not there. */
export function HeadRow({ columns }: { readonly columns: readonly ComponentChildren[] }) {
  return (
    <thead>
      <tr>
        {columns.map(
          (column, at) =>
            column !== false && (
              <th key={at} scope="col">
                {column}
              </th>
            ),
        )}
      </tr>
    </thead>
  );
}
