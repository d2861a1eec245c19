/** Online play on a home network: over plain HTTP, at an address of this machine other than localhost. */
import { hostname } from "node:os";
import { expect, test } from "@playwright/test";
import { join, makeTable, PHONE, somebody } from "./people.ts";
import { playByMouse, title } from "./table.ts";

/** A name of this machine in its network, which the server knows as its own. */
const NAME = `${hostname().toLowerCase()}.local`;

test("without TLS and on another device people select the link by hand, and play", async ({ playwright, baseURL }) => {
  const { port } = new URL(baseURL ?? "");
  const { CHROMIUM_PATH: executablePath } = process.env;
  const browser = await playwright.chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-gpu",
      `--host-resolver-rules=MAP ${NAME} localhost`,
    ],
  });
  const at = { baseURL: `http://${NAME}:${port}/` };
  const ada = await somebody(browser, at);
  const address = await makeTable(ada, "Ada", 2);
  expect(new URL(address).host).toBe(`${NAME}:${port}`);
  expect(await ada.evaluate("isSecureContext")).toBe(false);
  const link = ada.getByRole("textbox", { name: "Link to this table" });
  await expect(link).toHaveValue(address);
  await expect(ada.getByRole("button", { name: "Copy link" })).toHaveCount(0);
  await expect(ada.getByText("over plain HTTP")).toBeVisible();
  await ada.getByRole("button", { name: "Select link" }).click();
  await expect(link).toBeFocused();
  expect(await ada.evaluate("getSelection().toString()")).toBe(address);

  const bo = await somebody(browser, { ...PHONE, ...at });
  await join(bo, address, "Bo");
  await ada.getByRole("button", { name: "Start with two players" }).click();
  await expect(title(ada)).toHaveText("Your turn");
  await playByMouse(ada, 1);
  await expect(title(bo)).toHaveText("Your turn");
  await browser.close();
});
