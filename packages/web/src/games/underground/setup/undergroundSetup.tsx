import { useMemo } from "preact/hooks";
import { SetupForm } from "../../../table/setup/setupForm.tsx";
import { undergroundGameSetup } from "./gameSetup.tsx";

export function UndergroundSetup() {
  const gameSetup = useMemo(undergroundGameSetup, []);
  return <SetupForm gameSetup={gameSetup} />;
}
