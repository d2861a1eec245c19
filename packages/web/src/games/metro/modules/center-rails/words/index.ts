import { ownWords } from "../../../words.ts";
import type * as en from "./en.ts";

export const words = ownWords<typeof en.words>("center-rails");
