/** What goes where on the components: markers with their lines, and the sign of a line beside its field. */
import type { Json, JsonObject } from "@interchange/tabletop";
import { LineMark, Marker } from "../panels/marks.tsx";

/** The markers of every count of seats, a row each. */
export function MarkersPicture({ part, values }: { readonly part: string; readonly values: Json }) {
  if (part !== "markers") return <></>;
  return (
    <>
      {Object.entries((values ?? {}) as JsonObject).map(([seats, markers]) => (
        <p key={seats}>
          {(Array.isArray(markers) ? (markers as readonly Json[]) : []).map((lines, at) => (
            <Marker key={at} lines={Array.isArray(lines) ? (lines as readonly string[]) : []} seat={at} />
          ))}
        </p>
      ))}
    </>
  );
}

export function LineSign({ path, word }: { readonly path: readonly string[]; readonly word: string }) {
  return path[0] === "markers" ? <LineMark line={word} /> : <></>;
}
