import { createServer, listen } from "@interchange/server";

const server = await createServer();
await listen(server, { port: Number(process.env["PORT"]) });
