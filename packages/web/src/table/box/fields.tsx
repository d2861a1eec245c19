/** Input fields generated from a value's shape. */
import type { FieldsShape, Json, JsonObject, ListShape, Shape, WordShape } from "@interchange/tabletop";
import { useSignal } from "@preact/signals";
import type { GameBox } from "./gameBox.ts";
import { firstOf, isLine, lineOf, listIn, textOf } from "./values.ts";
import { t } from "../../words/index.ts";

interface FieldProps<Of extends Shape = Shape> {
  readonly gameBox: GameBox;
  readonly shape: Of;
  readonly value: Json;
  /** Its path. */
  readonly path: readonly string[];
  readonly onChange: (path: readonly string[], value: Json) => void;
}

export function Field(props: FieldProps) {
  const { shape } = props;
  if (shape.kind === "fields") return <Group {...props} shape={shape} />;
  if (shape.kind === "list")
    return isLine(shape) ? <Line {...props} shape={shape} /> : <List {...props} shape={shape} />;
  return (
    <label class="box-field">
      <span class="box-label">
        {shape.kind === "whole" && <props.gameBox.Sign path={props.path} word={props.path.at(-1) ?? ""} />}
        {props.gameBox.label(props.path)}
      </span>
      {shape.kind === "word" ? (
        <Word {...props} shape={shape} />
      ) : shape.kind === "name" ? (
        <Name {...props} />
      ) : (
        <Whole {...props} />
      )}
    </label>
  );
}

/** Named values: plain ones side by side, others below each other under their names. */
function Group({ gameBox, shape, value, path, onChange }: FieldProps<FieldsShape>) {
  const values = value as JsonObject;
  return (
    <div class={path.length > 2 ? "box-group is-inner" : path.length > 1 ? "box-group is-cards" : "box-group"}>
      {Object.entries(shape.of).map(([key, inner]) => {
        const at = [...path, key];
        const field = (
          <Field gameBox={gameBox} shape={inner} value={values[key] ?? null} path={at} onChange={onChange} />
        );
        if (inner.kind !== "fields") return <div key={key}>{field}</div>;
        return (
          <fieldset key={key}>
            <legend>{gameBox.label(at)}</legend>
            {field}
          </fieldset>
        );
      })}
    </div>
  );
}

function Whole({ value, path, onChange }: FieldProps) {
  return (
    <input
      type="text"
      inputMode="numeric"
      class="box-number"
      value={textOf(value)}
      onInput={(event) => {
        const { value: text } = event.currentTarget;
        onChange(path, /^-?\d+$/.test(text.trim()) ? Number(text) : text);
      }}
    />
  );
}

function Word({ gameBox, shape, value, path, onChange }: FieldProps<WordShape>) {
  return (
    <span class="box-word">
      <gameBox.Sign path={path} word={textOf(value)} />
      <select
        value={textOf(value)}
        aria-label={gameBox.label(path)}
        onChange={(event) => onChange(path, event.currentTarget.value)}
      >
        {shape.of.map((word) => (
          <option key={word} value={word}>
            {gameBox.word(path, word)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** A word that people make up. What comes with the game is shown in their language until they change it. */
function Name({ gameBox, value, path, onChange }: FieldProps) {
  const text = textOf(value);
  return (
    <input
      type="text"
      class="box-short"
      autocomplete="off"
      aria-label={gameBox.label(path)}
      maxLength={24}
      value={gameBox.word(path, text)}
      onChange={(event) => onChange(path, event.currentTarget.value.trim())}
    />
  );
}

/** Several numbers or squares in one line of text. */
function Line({ gameBox, shape, value, path, onChange }: FieldProps<ListShape>) {
  const line = useSignal(lineOf(value));
  // Keeps the typed text as long as it means the same.
  const isTyped = lineOf(listIn(line.value, shape)) === lineOf(value);
  return (
    <label class="box-field">
      <span>{gameBox.label(path)}</span>
      <input
        type="text"
        inputMode={shape.of.kind === "whole" ? "numeric" : "text"}
        class="box-line"
        autocomplete="off"
        value={isTyped ? line.value : lineOf(value)}
        onInput={(event) => {
          line.value = event.currentTarget.value;
          onChange(path, listIn(line.value, shape));
        }}
      />
    </label>
  );
}

/** Several words or lists, below or beside each other, with a button to add more if allowed. */
function List({ gameBox, shape, value, path, onChange }: FieldProps<ListShape>) {
  const words = t.box;
  const items = value as readonly Json[];
  const label = gameBox.label(path);
  return (
    <fieldset class="box-list">
      <legend>{label}</legend>
      <div class={shape.of.kind === "word" || shape.of.kind === "name" ? "box-words" : "box-lists"}>
        {items.map((item, index) => {
          const at = [...path, String(index)];
          return shape.of.kind === "word" ? (
            <Word key={index} gameBox={gameBox} shape={shape.of} value={item} path={at} onChange={onChange} />
          ) : shape.of.kind === "name" ? (
            <Name key={index} gameBox={gameBox} shape={shape.of} value={item} path={at} onChange={onChange} />
          ) : (
            <Field key={index} gameBox={gameBox} shape={shape.of} value={item} path={at} onChange={onChange} />
          );
        })}
        {shape.min < shape.max && (
          <span class="box-more">
            <button
              type="button"
              class="button small"
              aria-label={words.fewer(label)}
              disabled={items.length <= shape.min}
              onClick={() => onChange(path, items.slice(0, -1))}
            >
              −
            </button>
            <button
              type="button"
              class="button small"
              aria-label={words.more(label)}
              disabled={items.length >= shape.max}
              onClick={() => onChange(path, [...items, firstOf(shape.of)])}
            >
              +
            </button>
          </span>
        )}
      </div>
    </fieldset>
  );
}
