/** The bots' own thread: one question at a time, one answer each. */
import { answer } from "@interchange/bots/worker";
import type { GameName, Question } from "@interchange/bots/worker";

addEventListener("message", (message: MessageEvent<Question<GameName>>) => {
  postMessage(answer(message.data, () => performance.now()));
});
