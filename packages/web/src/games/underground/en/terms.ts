/** Words that somebody new may not know, in a sentence or two; shown where they are used, with the rule. */
export const terms = {
  rule: (number: string) => `Rule ${number}`,
  start: "Whoever begins later begins with more points, to make up for it.",
  nationalRail: "A station of the national railway: a line that reaches it brings 1 point, once.",
  terminus: "A station at the end of the map: a line that reaches it brings 2 points and a branch token.",
  connection: "Eight stations have a symbol, two of each kind. A line that has reached both of a pair brings 3 points.",
  loop: "A line that runs in a circle encloses stations. Each of them brings a point, once; those on the circle do not.",
  passenger:
    "He travels at the end of each turn, to the destinations that lie face up. Every line that he uses brings its owner a point.",
  token:
    "A branch token, which an action brings that is not used for building. Two of them let a line grow from its middle.",
  end: "A line may grow for nothing at its ends: stations that only one of its pieces touches.",
  /** What options are about, where a table is set up. */
  options: {
    start: "Who builds first; the others follow in the order of their seats. By lot, it is drawn when the game begins.",
    "first-round": "Who begins builds first and sends the passenger first. This says how the others make up for it.",
    "last-round": "What the passenger does when there are no more destinations to turn up.",
    "mornington-crescent":
      "A card that can end his travels early. It lies near the bottom of the pile, so nobody knows when.",
    movement:
      "How many destinations lie face up. With four there is a choice of trips; with one of each kind everybody knows where he goes.",
  },
};
