import { describe, expect, test } from "vitest";
import { hookMessage, signature } from "./webhook.ts";

const SPOKEN = {
  type: "turn",
  title: "It's your turn",
  body: "Metro with *Ada* <@everyone> & Bo",
  link: "https://play.example.org/at/table0000001",
  language: "en",
} as const;

const sent = (shape: "discord" | "slack" | "ntfy", url: string) => {
  const { url: to, message } = hookMessage({ url, shape }, SPOKEN, "id", 1_790_000_000_000);
  return { to, headers: message.headers, content: JSON.parse(String(message.body)) as unknown };
};

test("a signature is as Standard Webhooks publishes it", () => {
  expect(
    signature(
      "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      "msg_p5jXN8AQM9LWM0D4loKWxJek",
      1_614_265_330,
      '{"test": 2432232314}',
    ),
  ).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

describe("what chats get calls nobody and formats nothing", () => {
  test("Discord", () => {
    const url = "https://discord.example.org/api/webhooks/1/a";
    const { to, headers, content } = sent("discord", url);
    expect(to).toBe(url);
    expect(headers).toMatchObject({ "webhook-id": "id" });
    expect(headers).not.toHaveProperty("webhook-signature");
    expect(content).toEqual({
      content:
        String.raw`It's your turn` + "\n" + String.raw`Metro with \*Ada\* \<@everyone\> & Bo` + `\n${SPOKEN.link}`,
      allowed_mentions: { parse: [] },
    });
  });

  test("Slack", () => {
    expect(sent("slack", "https://hooks.example.org/services/1").content).toEqual({
      text: `It's your turn\nMetro with *Ada* &lt;@everyone&gt; &amp; Bo\n<${SPOKEN.link}>`,
    });
  });

  test("ntfy, whose JSON goes to the server and names the topic", () => {
    expect(sent("ntfy", "https://ntfy.example.org/my-games/")).toMatchObject({
      to: "https://ntfy.example.org/",
      content: { topic: "my-games", title: SPOKEN.title, message: SPOKEN.body, click: SPOKEN.link },
    });
  });
});
