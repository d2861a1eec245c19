import type { ComponentType } from "preact";
import { SetupForm } from "../../table/setup/setupForm.tsx";
import { undergroundSetupFace } from "./setup/face.tsx";

export function fetchSetup(): ComponentType {
  const face = undergroundSetupFace();
  return () => <SetupForm face={face} />;
}
