import { useSignal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { SPEEDS } from "@interchange/boards/speed";
import { LANGUAGES, language, t } from "../../words/index.ts";
import { CallsForm } from "../../kit/ui/form/callsForm.tsx";
import { Tick } from "../../kit/ui/form/choice.tsx";
import { Frame } from "../../kit/ui/frame.tsx";
import { remember } from "../../kit/localStorage.ts";
import { prefer, settings } from "../../kit/settings.ts";
import { OfflineSection } from "../../offline/offlineSection.tsx";
import { MovingSection } from "../../offline/transferSection.tsx";
import { nameNow } from "../../api/identity.ts";
import { YouSection } from "../online/youSection.tsx";
import { BlockedSection } from "../devices/blockedSection.tsx";
import { DataSection } from "../devices/dataSection.tsx";
import { DevicesSection } from "../devices/devicesSection.tsx";
import { ColourChoices, ReadingChoices, SizeChoices } from "./accessSection.tsx";
import { Preference, Setting } from "./preference.tsx";
import "./settings.css";
import { useEffect, useMemo } from "preact/hooks";
import { NOTES } from "../../table/sound/notes.ts";
import { playerOn } from "../../table/sound/player.ts";
import { VOLUMES, setVolume, volume } from "../../table/sound/volume.ts";

const THEMES = ["system", "light", "dark"] as const;

export function SettingsPage() {
  const words = t.settings;
  const { groups } = words;
  const name = nameNow();
  // What an address names may appear only once we know who this is, which is too late for the browser.
  useEffect(() => document.getElementById(location.hash.slice(1))?.scrollIntoView(), [name]);
  return (
    <Frame title={words.title} wide>
      <h1>{words.title}</h1>
      <p class="quiet">{words.saved}</p>
      <div class="settings">
        <Group title={groups.look} isFirst>
          <LanguageChoice />
          <Preference name="theme" title={words.theme} values={THEMES} labels={words.themes} />
          <SizeChoices />
        </Group>
        <Group title={groups.table}>
          <Preference name="motion" title={words.motion} values={SPEEDS} labels={words.motions}>
            <p class="quiet">{words.motionAbout}</p>
          </Preference>
          <Preference name="botPace" title={words.botPace} values={SPEEDS} labels={words.botPaces} />
          <SoundSection />
          <Tick
            label={words.doubleTap}
            about={words.doubleTapAbout}
            checked={settings.value.doubleTap ?? false}
            onChange={(checked) => prefer({ doubleTap: checked })}
          />
        </Group>
        <Group title={groups.online} named={["you", "devices", "passkeys", "recovery", "blocked", "data"]}>
          <YouSection />
          <DevicesSection />
          <BlockedSection />
          <DataSection />
          <fieldset>
            <legend>{t.online.calls.title}</legend>
            <CallsForm />
          </fieldset>
        </Group>
        <Group title={groups.colours}>
          <ColourChoices />
        </Group>
        <Group title={groups.reading}>
          <ReadingChoices />
        </Group>
        <Group title={groups.device}>
          <MovingSection />
          <OfflineSection />
        </Group>
      </div>
      <p class="buttons">
        <button type="button" class="button" onClick={() => history.back()}>
          {t.common.nav.back}
        </button>
      </p>
    </Frame>
  );
}

interface GroupProps {
  readonly title: string;
  readonly isFirst?: boolean;
  /** What an address may name in it. */
  readonly named?: readonly string[];
  readonly children: ComponentChildren;
}

/** On a phone only the first group is open, and the one that the address names. */
function Group({ title, isFirst = false, named, children }: GroupProps) {
  const isOpen =
    isFirst || (named?.includes(location.hash.slice(1)) ?? false) || matchMedia("(min-width: 700px)").matches;
  return (
    <details class="panel settings-group" open={isOpen}>
      <summary>
        <h2>{title}</h2>
      </summary>
      {children}
    </details>
  );
}

/** The table's volume. Changing it plays a sample. */

function SoundSection() {
  const words = t.sound;
  const player = useMemo(() => playerOn(), []);
  useEffect(() => () => player.close(), [player]);
  return (
    <Setting
      name="sound"
      title={words.title}
      value={volume.value}
      choices={VOLUMES.map((value) => ({ value, label: words.volumes[value] }))}
      onChange={(value) => {
        setVolume(value);
        player.play(NOTES.tile, NOTES.closed);
      }}
    >
      <p class="quiet">{words.about}</p>
    </Setting>
  );
}

/** Offline, only downloaded languages can be chosen. */
function LanguageChoice() {
  const words = t.settings;
  const missing = useSignal<readonly string[]>([]);
  useEffect(() => {
    if (navigator.onLine) return;
    for (const [name, { load }] of Object.entries(LANGUAGES))
      load().catch(() => {
        missing.value = [...missing.value, name];
      });
  }, [missing]);
  const choose = async (value: string): Promise<void> => {
    try {
      await LANGUAGES[value]?.load();
    } catch {
      missing.value = [...missing.value, value];
      return;
    }
    remember("language", value);
    // The language is set before the page starts, and one in the address would override the setting.
    const here = new URL(location.href);
    here.searchParams.delete("lang");
    history.replaceState(history.state, "", here);
    location.reload();
  };
  return (
    <Setting
      name="language"
      title={words.language}
      value={language()}
      choices={Object.entries(LANGUAGES).map(([value, { name }]) => {
        const disabled = missing.value.includes(value);
        return { value, label: name, disabled, about: disabled ? words.languageMissing : undefined };
      })}
      onChange={(value) => void choose(value)}
    />
  );
}
