import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { at, ROOT } from "./tree.mjs";

/** Every file that is or would be committed. */
export function sourceFiles() {
  // A clone may belong to another user, in a container for example; reading its list does no harm.
  const git = ["-c", "safe.directory=*", "ls-files", "-z", "--cached", "--others", "--exclude-standard"];
  const list = execFileSync("git", git, {
    cwd: ROOT,
    encoding: "utf8",
    maxBuffer: 2 ** 26,
  });
  return list.split("\0").filter((file) => file !== "" && existsSync(at(file)));
}

/** A copy of all that, in a new folder, with what is installed here; for tests that add something to it. */
export function copyOfWorkspace() {
  const copy = mkdtempSync(join(tmpdir(), "interchange-copy-"));
  for (const file of sourceFiles()) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(at(file), join(copy, file));
  }
  // Our own packages are those of the copy.
  mkdirSync(join(copy, "node_modules", "@interchange"), { recursive: true });
  for (const name of readdirSync(at("node_modules")))
    if (name !== "@interchange")
      symlinkSync(realpathSync(at("node_modules", name)), join(copy, "node_modules", name), "junction");
  for (const name of readdirSync(at("packages")))
    symlinkSync(join(copy, "packages", name), join(copy, "node_modules", "@interchange", name), "junction");
  return copy;
}
