/** What the first file of the page says before its scripts run, and what programs that list pages show of it. */
export const page = {
  description:
    "A digital tabletop for underground-railway board games: Metro and On the Underground, against bots, with friends, or to learn.",
  noScript: "Interchange needs JavaScript. Switch it on for this page, then load it again.",
};
