export { layoutOf, metro } from "@interchange/metro";
