import type { ComponentChildren } from "preact";
import { Segments } from "../../kit/ui/form/segments.tsx";
import type { SegmentsProps } from "../../kit/ui/form/segments.tsx";

interface SegmentsPartProps<Value extends string> extends Omit<SegmentsProps<Value>, "labelledBy"> {
  readonly title: string;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A part of the setup in which one of a few is chosen. */
export function SegmentsPart<Value extends string>(props: SegmentsPartProps<Value>) {
  const { title, class: more = "", children, ...segments } = props;
  const id = `setup-${segments.name}`;
  return (
    <section class={`setup-part ${more}`} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <Segments {...segments} labelledBy={id} />
      {children}
    </section>
  );
}
