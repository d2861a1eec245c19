/** What a table of a server says, beside what every table says. */
export const onlineTable = {
  gathering: {
    title: "Waiting for players",
    free: "Free",
  },
  unknown: {
    title: "No such table",
    body: "There is no table at this address, or it was removed.",
  },
};
