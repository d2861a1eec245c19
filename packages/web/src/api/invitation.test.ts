import { expect, test } from "vitest";
import { invitationTo } from "./invitation.ts";

const local = new URL("http://localhost:3000/at/x");
const lan = new URL("http://192.0.2.7:3000/at/x");
const network = ["http://192.0.2.7:3000", "http://198.51.100.4:3000"];

test("an invitation names the configured address first, then where the page was opened, then the network", () => {
  expect(invitationTo("/at/x", { public: "https://play.example.org", network }, local).link).toBe(
    "https://play.example.org/at/x",
  );
  expect(invitationTo("/at/x", { network }, lan)).toEqual({ link: "http://192.0.2.7:3000/at/x", choices: [] });
  expect(invitationTo("/at/x", { network }, local)).toEqual({ link: "http://192.0.2.7:3000/at/x", choices: network });
  expect(invitationTo("/at/x", { network }, local, network[1]).link).toBe("http://198.51.100.4:3000/at/x");
  expect(invitationTo("/at/x", { network }, local, "http://elsewhere.example").link).toBe("http://192.0.2.7:3000/at/x");
});

test.each(["http://localhost:3000", "http://127.0.0.1:3000", "http://[::1]:3000", "http://app.localhost"])(
  "none is made of %s",
  (address) => {
    expect(invitationTo("/at/x", { network: [] }, new URL(address)).link).toBeUndefined();
  },
);
