import type { BotName } from "@interchange/games";
import { BotFace, PersonFace } from "../../../kit/ui/botFace.tsx";

/** Whoever sits there: a bot, or a person at this screen. */
export function SitterFace({ bot }: { readonly bot: BotName | undefined }) {
  return bot ? <BotFace bot={bot} /> : <PersonFace />;
}
