/** The form for the values of somebody's Metro. */
import { BoxForm } from "../../../table/box/boxForm.tsx";
import { metroBoxFace } from "./face.tsx";
import "./box.css";

export function Form() {
  return <BoxForm face={metroBoxFace()} />;
}
