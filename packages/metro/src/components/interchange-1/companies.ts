/**
 * The numbers of the stations that each company owns, at any count of seats. Most of the table is legible in the second
 * edition's rulebook; the rest follows from it, since the last four columns are the first four with 4 added.
 */
import type { CompanyStations } from "../parts.ts";

export const COMPANIES_1: CompanyStations = {
  yellow: [1, 11, 18, 28],
  blue: [2, 9, 20, 27],
  orange: [3, 12, 17, 26],
  green: [4, 10, 19, 25],
  purple: [5, 15, 22, 32],
  gray: [6, 13, 24, 31],
  red: [7, 16, 21, 30],
  brown: [8, 14, 23, 29],
};
