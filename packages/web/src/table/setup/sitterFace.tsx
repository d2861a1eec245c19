import { faceOfBot } from "@interchange/games";
import type { BotName } from "@interchange/games";
import { BotFace, PersonFace } from "../../parts/ui/botFace.tsx";

/** The face of a bot, or of somebody at this screen. */
export function SitterFace({ bot }: { readonly bot: BotName | undefined }) {
  return bot ? <BotFace face={faceOfBot(bot)} /> : <PersonFace />;
}
