/** Words of the smaller pages, and those that all pages share. */
export const pages = {
  nav: {
    label: "Pages",
    rules: "Rules",
    settings: "Settings",
    back: "Back",
  },
  close: "Close",
  loading: "Loading…",
  loadFailed: "This part of the page could not be loaded.",
  tryAgain: "Try again",
  unaffiliated: "Not affiliated with or endorsed by the games' designers, publishers, or any transport authority.",
  broken: {
    title: "Something went wrong",
    body: "The page met an error of its own. Your tables are kept as they were after the last move.",
    reload: "Load the page again",
  },
  notFound: {
    title: "Nothing here",
    body: "There is no page at this address.",
    home: "Go home",
  },
  rulesPage: {
    title: "Rules",
    games: "Rules of",
    modules: (game: string) => `Modules of ${game}`,
  },
};
