import { useMemo } from "preact/hooks";
import { SetupForm } from "../../../table/setup/setupForm.tsx";
import { undergroundSetupFace } from "./face.tsx";

export function UndergroundSetup() {
  const face = useMemo(undergroundSetupFace, []);
  return <SetupForm face={face} />;
}
