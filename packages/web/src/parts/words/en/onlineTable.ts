/** What a table of a server says, beside what every table says. */
export const onlineTable = {
  unknown: {
    title: "No such table",
    body: "There is no table at this address, or it was removed.",
  },
};
