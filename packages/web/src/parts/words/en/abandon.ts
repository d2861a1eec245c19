export const abandon = {
  title: "Abandon this game?",
  body: "It stays in your list, as it stands, and can be taken up again.",
  yes: "Abandon it",
  no: "Go on playing",
};
