// Serves the gallery: `npx vite packages/boards`.
import { defaultClientConditions, defineConfig } from "vite";

export default defineConfig({
  resolve: { conditions: ["@interchange/source", ...defaultClientConditions] },
});
