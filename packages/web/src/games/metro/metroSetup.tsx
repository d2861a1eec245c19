import type { ComponentType } from "preact";
import { SetupForm } from "../../table/setup/setupForm.tsx";
import { moduleAbouts } from "./modules/moduleWords.ts";
import { metroSetupFace } from "./setup/face.tsx";

/** The form, once it knows what modules are called. */
export async function fetchSetup(): Promise<ComponentType> {
  await moduleAbouts.fetch();
  const face = metroSetupFace();
  return () => <SetupForm face={face} />;
}
