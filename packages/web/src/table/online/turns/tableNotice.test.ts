import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableNotice } from "./tableNotice.ts";

const WORDS = { title: "It is your turn", body: "Ada and Bo" };
const PATH = "/at/abc";

interface Shown {
  readonly tag: string;
  readonly by: "worker" | "page";
  readonly data?: unknown;
  readonly close: () => void;
}
/** The notifications the device shows now. */
let shown: Shown[];

function put(by: Shown["by"], { tag, data }: { readonly tag: string; readonly data?: unknown }): Shown {
  const each: Shown = {
    tag,
    by,
    ...(data !== undefined && { data }),
    close: () => (shown = shown.filter((other) => other !== each)),
  };
  shown = [...shown.filter((other) => other.tag !== tag), each];
  return each;
}

const worker = {
  showNotification: async (_title: string, options: { readonly tag: string }) => void put("worker", options),
  getNotifications: async ({ tag }: { readonly tag: string }) => shown.filter((each) => each.tag === tag),
};
const idle = { ...worker, showNotification: () => Promise.reject(new TypeError("no active worker")) };

function device({ has, isPhone = false }: { readonly has?: object; readonly isPhone?: boolean }): void {
  vi.stubGlobal("navigator", { serviceWorker: { getRegistration: async () => has } });
  vi.stubGlobal(
    "Notification",
    class extends EventTarget {
      readonly close: () => void;
      constructor(_title: string, options: { readonly tag: string }) {
        super();
        if (isPhone) throw new TypeError("Illegal constructor");
        this.close = put("page", options).close;
      }
    },
  );
}

beforeEach(() => (shown = []));
afterEach(() => void vi.unstubAllGlobals());

test("where there is a service worker it shows the notification, once a table, and knows the table's page", async () => {
  device({ has: worker, isPhone: true });
  await new TableNotice("abc").show(WORDS, PATH);
  await new TableNotice("abc").show(WORDS, PATH);
  await new TableNotice("def").show(WORDS, "/at/def");
  expect(shown).toMatchObject([
    { tag: "abc", by: "worker", data: { path: PATH } },
    { tag: "def", by: "worker", data: { path: "/at/def" } },
  ]);
});

test.each([
  ["has no service worker", undefined],
  ["has one that is not at work yet", idle],
])("the page shows it itself where the browser %s", async (_what, has) => {
  device(has ? { has } : {});
  const notice = new TableNotice("abc");
  await notice.show(WORDS, PATH);
  expect(shown).toMatchObject([{ tag: "abc", by: "page" }]);
  await notice.dismiss();
  expect(shown).toEqual([]);
});

test("a phone without a service worker at work shows none, and nothing breaks", async () => {
  device({ isPhone: true });
  const notice = new TableNotice("abc");
  await notice.show(WORDS, PATH);
  expect(shown).toEqual([]);
  await notice.dismiss();
});

test("what an earlier visit left is dismissed, and what was dismissed meanwhile does not come up", async () => {
  device({ has: worker });
  await new TableNotice("abc").show(WORDS, PATH);
  await new TableNotice("abc").dismiss();
  expect(shown).toEqual([]);
  const notice = new TableNotice("abc");
  void notice.show(WORDS, PATH);
  await notice.dismiss();
  expect(shown).toEqual([]);
});
