/** The choice between this screen and online. */
import { troubleText } from "../../api/api.ts";
import { SegmentsPart } from "./segmentsPart.tsx";
import { withPeople } from "./seats/seating.ts";
import type { SettingUp } from "./useSetup.ts";
import { t } from "../../words/index.ts";
import "./seats/onlineTerms.css";

export function Where({ up: { place, plan, become } }: { readonly up: SettingUp }) {
  const words = t.lobby.where;
  const { isOnline, trouble, setOnline } = place;
  return (
    <SegmentsPart
      title={words.title}
      class="setup-where"
      name="where"
      value={isOnline ? "online" : "here"}
      choices={[
        { value: "here", label: words.here, about: trouble ? troubleText(trouble) : words.aboutHere },
        { value: "online", label: words.online, about: words.aboutOnline, disabled: trouble !== undefined },
      ]}
      onChange={(value) => {
        setOnline(value === "online");
        if (value === "online") become(withPeople(plan));
      }}
    />
  );
}
