import { defaultClientConditions, defineConfig } from "vite";

const api = process.env["INTERCHANGE_API"];

export default defineConfig({
  resolve: { conditions: ["@interchange/source", ...defaultClientConditions] },
  build: {
    // Data addresses would need an exception in the server's content security policy.
    assetsInlineLimit: 0,
  },
  ...(api === undefined ? {} : { server: { proxy: { "/api": api } } }),
});
