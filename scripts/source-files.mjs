import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
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
