import { useSignal } from "@preact/signals";
import { SPEEDS } from "@interchange/boards/speed";
import { LANGUAGES, language, t } from "../../words/index.ts";
import { CallsForm } from "../../kit/ui/callsForm.tsx";
import { Choice, Tick } from "../../kit/ui/choice.tsx";
import { Frame } from "../../kit/ui/frame.tsx";
import { remember } from "../../kit/localStorage.ts";
import { prefer, settings } from "../../kit/settings.ts";
import { OfflineSection } from "../../offline/offlineSection.tsx";
import { MovingSection } from "../../offline/transferSection.tsx";
import { YouSection } from "../online/youSection.tsx";
import { AccessSection } from "./accessSection.tsx";
import { Preference } from "./preference.tsx";
import "./settings.css";
import { useEffect, useMemo } from "preact/hooks";
import { NOTES } from "../../table/sound/notes.ts";
import { playerOn } from "../../table/sound/player.ts";
import { VOLUMES, setVolume, volume } from "../../table/sound/volume.ts";

const THEMES = ["system", "light", "dark"] as const;

export function SettingsPage() {
  const words = t.settings;
  return (
    <Frame title={words.title}>
      <h1>{words.title}</h1>
      <div class="settings">
        <LanguageChoice />
        <Preference name="theme" title={words.theme} values={THEMES} labels={words.themes} />
        <Preference name="motion" title={words.motion} values={SPEEDS} labels={words.motions}>
          <p class="quiet">{words.motionAbout}</p>
        </Preference>
        <Preference name="botPace" title={words.botPace} values={SPEEDS} labels={words.botPaces} />
        <AccessSection />
        <SoundSection />
        <Tick
          label={words.doubleTap}
          about={words.doubleTapAbout}
          checked={settings.value.doubleTap ?? false}
          onChange={(checked) => prefer({ doubleTap: checked })}
        />
        <fieldset>
          <legend>{t.online.calls.title}</legend>
          <CallsForm />
        </fieldset>
        <p class="quiet">{words.saved}</p>
        <YouSection />
        <MovingSection />
        <OfflineSection />
        <p>
          <button type="button" class="button" onClick={() => history.back()}>
            {t.common.nav.back}
          </button>
        </p>
      </div>
    </Frame>
  );
}

/** The table's volume. Changing it plays a sample. */

export function SoundSection() {
  const words = t.sound;
  const player = useMemo(() => playerOn(), []);
  useEffect(() => () => player.close(), [player]);
  return (
    <fieldset>
      <legend>{words.title}</legend>
      <Choice
        name="sound"
        value={volume.value}
        choices={VOLUMES.map((value) => ({ value, label: words.volumes[value] }))}
        onChange={(value) => {
          setVolume(value);
          player.play(NOTES.tile, NOTES.closed);
        }}
      />
      <p class="quiet">{words.about}</p>
    </fieldset>
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
    <fieldset>
      <legend>{words.language}</legend>
      <Choice
        name="language"
        value={language()}
        choices={Object.entries(LANGUAGES).map(([value, { name }]) => {
          const disabled = missing.value.includes(value);
          return { value, label: name, disabled, about: disabled ? words.languageMissing : undefined };
        })}
        onChange={(value) => void choose(value)}
      />
    </fieldset>
  );
}
