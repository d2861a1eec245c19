import type { BotName } from "@interchange/games";
import { BotFace, PersonFace } from "../../../kit/ui/botFace.tsx";

/** The face of a bot, or of a person at this screen. */
export function SitterFace({ bot }: { readonly bot: BotName | undefined }) {
  return bot ? <BotFace bot={bot} /> : <PersonFace />;
}
