/** Views as if it were the viewer's turn, for planning premoves, by game. */
export type OnTurn = (view: unknown) => unknown;

export const ON_TURN: Readonly<Record<string, () => Promise<OnTurn>>> = {
  metro: () => import("./ledgers/metroOnTurn.ts").then(({ metroOnTurn }) => metroOnTurn as OnTurn),
  underground: () =>
    import("./ledgers/undergroundOnTurn.ts").then(({ undergroundOnTurn }) => undergroundOnTurn as OnTurn),
};
