export { metro } from "@interchange/metro";
