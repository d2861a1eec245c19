import type { ComponentType } from "preact";
import { SetupForm } from "../../table/setup/setupForm.tsx";
import { metroSetupFace } from "./setup/face.tsx";

export function fetchSetup(): ComponentType {
  const face = metroSetupFace();
  return () => <SetupForm face={face} />;
}
