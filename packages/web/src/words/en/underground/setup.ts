import type { Rung } from "@interchange/games";
import type { Assist } from "../../../kit/assist.ts";
import type { Choice, OptionText } from "../../types.ts";
import { startOption } from "../everyGame.ts";

/** The texts about On the Underground that the page needs before the game is loaded. */
export const about = {
  name: "On the Underground",
  shortName: "Underground",
  about: "Build lines through London and have the passenger ride them. 2 to 5 players.",
  tagline: "Build lines through London, on a map that always knows where the passenger would go.",
  progress: (placed: number) => `${placed} of 55 destinations`,
};

export const setup = {
  editions: { "2006": "Edition of 2006" } as Readonly<Record<string, string>>,
  titled: "On the Underground",
  presets: {
    first: { title: "First game", about: "one destination of each kind" },
    family: { title: "Family", about: "the rules of 2006" },
    full: { title: "The full box", about: "designer’s rounds, Mornington" },
    surprise: { title: "Surprise me", about: "any mix of its rules" },
  },
  inBox: "The rules of play, and 55 destinations",
  unprinted: {
    map: {
      title: "The map is that of 2019, the rules are those of 2006",
      about: "what the map of 2006 had otherwise is not known",
    },
    symbols: {
      title: "The symbols of the connections",
      about: "four of them, twice each; which they are differs between printings",
    },
    markers: {
      title: "Which lines share a marker",
      about: "ours; that there are long and short ones on each is the box’s",
    },
  } as Readonly<Record<string, { readonly title: string; readonly about: string }>>,
  optionTexts: {
    start: startOption(5),
    "first-round": {
      label: "First round",
      values: {
        "2006": { label: "As in 2006", about: "Four actions each; later seats begin with 1, 2, 3 and 4 points." },
        "2019": { label: "As in 2019", about: "No points to begin with; the first has three actions, the last five." },
        designer: {
          label: "As the designer prefers",
          about: "No points to begin with; two actions for the first, four for the last, three for the others.",
        },
      },
    },
    "last-round": {
      label: "Last round",
      values: {
        building: { label: "Building only", about: "The passenger leaves when the pile is empty." },
        designer: {
          label: "As the designer prefers",
          about: "The passenger travels on while destinations lie open, to the end of the round.",
        },
      },
    },
    "mornington-crescent": {
      label: "Mornington Crescent",
      values: {
        no: { label: "A card like any other" },
        yes: {
          label: "The end of the line",
          about: "It is among the last five cards, and when the passenger gets there he leaves at once.",
        },
      },
    },
    movement: {
      label: "Destinations",
      values: {
        full: { label: "Four face up", about: "Of whatever kinds come." },
        basic: { label: "One of each kind", about: "One express and one normal destination, from two piles." },
      },
    },
  } as Readonly<Record<string, OptionText>>,
  assists: {
    none: { label: "None", about: "Find out yourself where the passenger will go." },
    trace: { label: "Lines", about: "Touch a line to see all of it." },
    ledger: {
      label: "Lines and passenger",
      about: "Also see where the passenger would go, and what a piece would change, before you build it.",
    },
    hints: { label: "Advice", about: "Also see what every block is worth in the end, and a plan for the turn." },
  } as Readonly<Record<Assist, Choice>>,
  botAbout: {
    drifter: "builds towards the next terminus and forgets the passenger",
    tourist: "takes the passenger along while he is there",
    collector: "hoards long lines and plays for itself alone",
    commuter: "minds passenger and rivals, one piece at a time",
    planner: "plans its turn as a whole and the passenger’s way",
    inspector: "plans loops, termini and trips over several turns",
  } as Readonly<Record<Rung, string>>,
};

/** The form for the player's own box. */
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
