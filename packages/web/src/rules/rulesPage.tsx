import { text } from "../i18n/text.ts";
import { Frame } from "../ui/frame.tsx";
import { Rules } from "./rules.tsx";

export function RulesPage() {
  return (
    <Frame title={text.rulesPage.title}>
      <h1>{text.rulesPage.title}</h1>
      <Rules rule={location.hash.replace("#rule-", "") || undefined} />
    </Frame>
  );
}
