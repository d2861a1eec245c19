import type { ComponentChildren } from "preact";
import { prefer, settings } from "../../kit/settings.ts";
import type { Settings } from "../../kit/settings.ts";
import { Segments } from "../../kit/ui/form/segments.tsx";
import type { SegmentsProps } from "../../kit/ui/form/segments.tsx";

type Named = Exclude<keyof Settings, "isText" | "isHandOnly" | "doubleTap" | "isSoundOffered" | "colours">;
type Value<Name extends Named> = NonNullable<Settings[Name]>;

interface PreferenceProps<Name extends Named> {
  readonly name: Name;
  readonly title: string;
  /** The first is meant where none was chosen. */
  readonly values: readonly Value<Name>[];
  readonly labels: Readonly<Record<Value<Name>, string>>;
  readonly children?: ComponentChildren;
}

/** A setting that has one of a few values. */
export function Preference<Name extends Named>({ name, title, values, labels, children }: PreferenceProps<Name>) {
  return (
    <Setting
      name={name}
      title={title}
      value={(settings.value[name] ?? values[0]) as Value<Name>}
      choices={values.map((value) => ({ value, label: labels[value] }))}
      onChange={(value) => prefer({ [name]: value })}
    >
      {children}
    </Setting>
  );
}

interface SettingProps<Of extends string> extends Omit<SegmentsProps<Of>, "labelledBy"> {
  readonly title: string;
  readonly children?: ComponentChildren;
}

/** Its name beside its values. */
export function Setting<Of extends string>({ title, children, ...segments }: SettingProps<Of>) {
  const id = `setting-${segments.name}`;
  return (
    <div class="setting">
      <h3 id={id}>{title}</h3>
      <Segments {...segments} labelledBy={id} />
      {children}
    </div>
  );
}
