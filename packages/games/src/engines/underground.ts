export { underground } from "@interchange/underground";
