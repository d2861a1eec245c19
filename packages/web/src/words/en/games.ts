/** What the page says about each game before it is loaded. */

export const games = {
  metro: {
    name: "Metro",
    shortName: "Metro",
    about: "Place tiles, grow lines",
    promise: "Keep your lines running.",
    pitch: "Place one tile a turn. The longer your line when it ends, the more you score.",
    inShort: [
      "Each player has stations at the edge of the board. A line starts at each of them.",
      "On your turn, place one tile. It makes lines longer: yours, and other players' too.",
      "A line ends when it reaches a station. It scores 1 point for every tile it ran over, and double in the centre.",
      "When all tiles are placed, the player with the most points wins.",
    ],
    /** What an animated game shows: a line, and whether it leads to the centre. */
    shown: (line: string, isCentre: boolean) => (isCentre ? `line ${line} on its way to the centre` : `line ${line}`),
    progress: (placed: number) => `${placed} of 60 tiles`,
  },
  underground: {
    name: "On the Underground",
    shortName: "Underground",
    about: "Build London's lines",
    promise: "Take him where you want.",
    pitch: "Build lines through London. You score when the passenger rides them.",
    inShort: [
      "Each player owns a few lines. On your turn, build up to four pieces of track on them.",
      "Then the passenger travels. He walks as little as he can, and changes lines as rarely as he can.",
      "Every line he rides scores 1 point for its owner. Your lines also score at termini, national rail stations and matching symbols.",
      "When he has visited every destination, the player with the most points wins.",
    ],
    /** What an animated game shows: where the passenger goes. */
    shown: (station: string) => `on the way to ${station}`,
    progress: (placed: number) => (placed === 1 ? "1 destination visited" : `${placed} destinations visited`),
  },
  /** The maps that come with the game, in lists. The usual one is not named. */
  maps: { "kestrel-bay": "Kestrel Bay" } as Readonly<Record<string, string>>,
};
