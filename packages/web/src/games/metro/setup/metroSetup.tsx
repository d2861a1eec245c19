import { useMemo } from "preact/hooks";
import { SetupForm } from "../../../table/setup/setupForm.tsx";
import { metroGameSetup } from "./gameSetup.tsx";

export function MetroSetup() {
  const gameSetup = useMemo(metroGameSetup, []);
  return <SetupForm gameSetup={gameSetup} />;
}
