import type { Assist, Rung } from "@interchange/games";
import type { Choice, OptionText } from "../../types.ts";
import { startOption } from "../everyGame.ts";

export const setup = {
  editions: { "2006": "2006 edition" } as Readonly<Record<string, string>>,
  titled: "On the Underground",
  presets: {
    first: { title: "First game", about: "one destination of each kind" },
    family: { title: "Family", about: "2006 rules" },
    full: { title: "The full box", about: "designer's rounds, Mornington" },
    surprise: { title: "Surprise me", about: "a random mix of rules" },
  },
  inBox: (destinations: number) => `The rules and ${destinations} destinations`,
  unprinted: {
    map: {
      title: "2019 map, 2006 rules",
      about: "we don't know how the 2006 map differed",
    },
    symbols: {
      title: "Symbols on the connection stations",
      about: "four symbols, two of each; they differ between printings",
    },
    markers: {
      title: "Which lines share a marker",
      about: "our choice; every marker has long and short lines, as in the box",
    },
  } as Readonly<Record<string, { readonly title: string; readonly about: string }>>,
  optionTexts: {
    start: startOption(5),
    "first-round": {
      label: "First round",
      values: {
        "2006": {
          label: "2006 rules",
          about: "Everyone has four actions. Later players start with 1, 2, 3 and 4 points.",
        },
        "2019": {
          label: "2019 rules",
          about:
            "Nobody starts with points. The starting player has three actions, the last player five and everyone else four.",
        },
        designer: {
          label: "Designer's choice",
          about:
            "Nobody starts with points. The starting player has two actions, the last player four and everyone else three.",
        },
      },
    },
    "last-round": {
      label: "Last round",
      values: {
        building: { label: "Building only", about: "The passenger leaves when the pile is empty." },
        designer: {
          label: "Designer's choice",
          about: "The passenger keeps travelling while destinations are face up, until the round ends.",
        },
      },
    },
    "mornington-crescent": {
      label: "Mornington Crescent",
      values: {
        no: { label: "Normal card" },
        yes: {
          label: "End of the line",
          about: "Mornington Crescent is one of the last five cards. When the passenger gets there, he leaves at once.",
        },
      },
    },
    movement: {
      label: "Destinations",
      values: {
        full: { label: "Four face up", about: "Express or normal, as drawn." },
        basic: { label: "One of each kind", about: "One express and one normal destination, from two piles." },
      },
    },
    markers: {
      label: "Markers for four players",
      values: {
        dealt: { label: "Dealt at random", about: "Four of the five." },
        chosen: { label: "Chosen", about: "Each player chooses one of the five." },
      },
    },
  } as Readonly<Record<string, OptionText>>,
  assists: {
    none: { label: "None", about: "Work out for yourself where the passenger will go." },
    trace: { label: "Lines", about: "Tap a line to highlight it." },
    ledger: {
      label: "Lines and passenger",
      about: "Plus where the passenger would go and what a piece would change before you build it.",
    },
    hints: { label: "Hints", about: "Plus what each piece is worth by the end of the game, and a plan for your turn." },
  } as Readonly<Record<Assist, Choice>>,
  botAbout: {
    trainee: "builds one line at a time and often forgets the passenger",
    drifter: "builds to the nearest terminus and forgets the passenger",
    tourist: "picks up the passenger when he's nearby",
    collector: "builds long lines and ignores everyone else",
    commuter: "watches passenger and opponents, one piece at a time",
    planner: "plans its whole turn and the passenger's route",
    inspector: "plans loops, termini and trips over several turns",
  } as Readonly<Record<Rung, string>>,
};

/** The form for the player's own box. */
export const box = {
  parts: {
    lines: { title: "Pieces per line", about: "How many pieces of track each line has." },
    markers: {
      title: "Markers",
      about:
        "Which lines share a marker, for each number of players. If there are more markers than players, they're dealt at random.",
    },
    stations: {
      title: "Stations and symbols",
      about:
        "The kind of each station, and the symbols on the connection stations. Each symbol appears twice, so there are twice as many connection stations as symbols.",
    },
  } as Readonly<Record<string, { readonly title: string; readonly about: string }>>,
  kinds: "Kinds of station",
  symbols: "Symbols",
  players: (seats: number) => `${seats} players`,
  marker: (n: number) => `Marker ${n}`,
  place: (where: string, n: number) => `${where}, ${n}`,
};
