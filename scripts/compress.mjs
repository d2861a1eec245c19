import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const TEXT = /\.(?:css|html|js|json|svg|txt|webmanifest)$/;
/** Below this a packet carries the file either way. */
const WORTH_IT = 1024;
/** The highest quality makes files a fourteenth smaller and takes thirty times as long. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } };

/**
 * Puts `.br` and `.gz` twins beside the text files of a folder, for the server to send as they are.
 *
 * @param {string} folder
 */
export function compress(folder) {
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    const stat = statSync(path);
    if (stat.isDirectory()) compress(path);
    else if (TEXT.test(entry) && stat.size > WORTH_IT) {
      const content = readFileSync(path);
      writeFileSync(`${path}.br`, brotliCompressSync(content, QUALITY));
      writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
    }
  }
}
