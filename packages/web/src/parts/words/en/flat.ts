/** A screen that lies flat on the table. */
export const flat = {
  title: "Table mode",
  about: "Lay the tablet flat on the table: the board lies in the middle, and everybody has a panel that faces them.",
  lay: "Lay it flat",
  leave: "Leave table mode",
  phones: "With phones as seats",
  aboutPhones:
    "Set the table up online and choose that this screen only shows the board. Everybody joins with a phone, by the code on the screen, and keeps their tiles to themselves.",
  setUp: "Set up a table for phones",
};
