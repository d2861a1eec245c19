/** The texts of the page's HTML before its scripts run, which search engines and link cards show too. */
export const page = {
  description:
    "Play the underground-railway board games Metro and On the Underground online: against bots, with friends, or learn step by step.",
  noScript: "Interchange needs JavaScript. Turn it on for this page, then reload.",
};
