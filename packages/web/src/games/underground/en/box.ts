/** What the form for the values of a box says of On the Underground. */
export const box = {
  parts: {
    lines: { title: "Pieces of the lines", about: "How many pieces of track each line has." },
    markers: {
      title: "Markers",
      about:
        "Which lines go together on a marker, for each count of players. Where there are more markers than players, chance deals them.",
    },
    stations: {
      title: "Stations and symbols",
      about:
        "What kind each station is, and the symbols of the connection stations: two of each, so there are twice as many stations as symbols.",
    },
  } as Readonly<Record<string, { readonly title: string; readonly about: string }>>,
  kinds: "Kinds of the stations",
  symbols: "Symbols",
  players: (seats: number) => `${seats} players`,
  marker: (n: number) => `Marker ${n}`,
  place: (where: string, n: number) => `${where}, ${n}`,
};
