/** A choice of pictures, each with a few words. The long text appears on hover, on focus and on a long press. */
import type { ComponentType } from "preact";
import { useId } from "preact/hooks";
import { Explained, useExplaining } from "./explained.tsx";
import "./pictures.css";

export interface PictureItem {
  readonly id: string;
  readonly title: string;
  /** About four words. */
  readonly short: string;
  readonly about: string;
  readonly Picture: ComponentType | undefined;
  /** Why it does not fit. It is shown, but cannot be chosen. */
  readonly unfit?: { readonly short: string; readonly about: string } | undefined;
}

interface PicturesProps {
  readonly kind: "checkbox" | "radio";
  readonly name: string;
  readonly labelledBy: string;
  readonly items: readonly PictureItem[];
  readonly chosen: readonly string[];
  readonly onChange: (id: string, isChosen: boolean) => void;
}

export function Pictures({ kind, name, labelledBy, items, chosen, onChange }: PicturesProps) {
  const { at, handlersFor } = useExplaining();
  return (
    <div class={`pictures is-${kind}`} role={kind === "radio" ? "radiogroup" : "group"} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <PictureCard
          key={item.id}
          kind={kind}
          name={name}
          item={item}
          isChosen={chosen.includes(item.id)}
          handlers={handlersFor(item.id)}
          onChange={onChange}
        />
      ))}
      <Explained at={at.value}>
        {textOf(items.find(({ id }) => id === at.value?.id)).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Explained>
    </div>
  );
}

function textOf(item: PictureItem | undefined): readonly string[] {
  return item ? [...(item.unfit ? [item.unfit.about] : []), item.about] : [];
}

interface PictureCardProps extends Pick<PicturesProps, "kind" | "name" | "onChange"> {
  readonly item: PictureItem;
  readonly isChosen: boolean;
  readonly handlers: object;
}

function PictureCard({ kind, name, item, isChosen, handlers, onChange }: PictureCardProps) {
  const id = useId();
  const { title, short, Picture, unfit } = item;
  return (
    <label class={`picture-card${isChosen ? " is-chosen" : ""}${unfit ? " is-unfit" : ""}`} {...handlers}>
      <input
        class="covering"
        type={kind}
        name={name}
        value={item.id}
        checked={isChosen}
        disabled={unfit !== undefined}
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-short ${id}-about`}
        onChange={(event) => onChange(item.id, event.currentTarget.checked)}
      />
      <span class="picture" aria-hidden="true">
        {Picture && <Picture />}
      </span>
      <b id={`${id}-title`}>{title}</b>
      <small id={`${id}-short`}>{unfit?.short ?? short}</small>
      <span hidden id={`${id}-about`}>
        {textOf(item).join(" ")}
      </span>
    </label>
  );
}
