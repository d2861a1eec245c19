/** The texts of the page's HTML before its scripts run, which search engines and link cards show too. */
export const page = {
  description:
    "A digital tabletop for underground-railway board games: Metro and On the Underground, against bots, with friends, or to learn.",
  noScript: "Interchange needs JavaScript. Switch it on for this page, then load it again.",
};
