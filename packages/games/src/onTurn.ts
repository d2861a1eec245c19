/** For whoever plans: views as if it were their viewer's turn, by game. */
export type OnTurn = (view: unknown) => unknown;

export const ON_TURN: Readonly<Record<string, () => Promise<OnTurn>>> = {
  metro: () => import("./ledgers/metroOnTurn.ts").then(({ metroOnTurn }) => metroOnTurn as OnTurn),
  underground: () =>
    import("./ledgers/undergroundOnTurn.ts").then(({ undergroundOnTurn }) => undergroundOnTurn as OnTurn),
};
