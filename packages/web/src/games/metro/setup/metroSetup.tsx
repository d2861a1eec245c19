import { useMemo } from "preact/hooks";
import { SetupForm } from "../../../table/setup/setupForm.tsx";
import { metroSetupFace } from "./face.tsx";

export function MetroSetup() {
  const face = useMemo(metroSetupFace, []);
  return <SetupForm face={face} />;
}
