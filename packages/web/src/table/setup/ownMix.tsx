/** A value that is put together letter by letter, as `[ab]{8}` allows: one button for each place. */
import type { OptionSpec } from "@interchange/tabletop";
import type { OptionText } from "../../words/types.ts";

interface Mix {
  readonly letters: readonly string[];
  readonly places: number;
}

/** What a pattern lets one put together; undefined where that cannot be said in buttons. */
export function mixOf({ pattern }: OptionSpec): Mix | undefined {
  const [, letters = "", places = ""] = /^\[([a-z]+)\]\{(\d+)\}$/.exec(pattern ?? "") ?? [];
  return letters ? { letters: letters.split(""), places: Number(places) } : undefined;
}

/** A mix to begin with: the letters in turn. */
export function firstMix({ letters, places }: Mix): string {
  return Array.from({ length: places }, (_, place) => letters[place % letters.length]).join("");
}

interface OwnMixProps {
  readonly mix: Mix;
  readonly texts: NonNullable<OptionText["mix"]>;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function OwnMix({ mix: { letters }, texts, value, onChange }: OwnMixProps) {
  return (
    <div class="own-mix" role="group" aria-label={texts.label}>
      {value.split("").map((letter, place) => (
        <button
          key={place}
          type="button"
          aria-label={texts.each(place + 1, letter)}
          onClick={() => {
            const next = letters[(letters.indexOf(letter) + 1) % letters.length] ?? letter;
            onChange(value.slice(0, place) + next + value.slice(place + 1));
          }}
        >
          {letter.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
