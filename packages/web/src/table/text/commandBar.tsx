/** The command box over the board. It leaves the board visible and closes when no longer wanted. */
import { useEffect, useRef } from "preact/hooks";
import { Fetched } from "../../kit/ui/lazy.tsx";
import type { TableDesk } from "../desk/desk.ts";
import { CommandBox } from "./commandBox.tsx";
import type { TextFace } from "./textFace.ts";
import { t } from "../../words/index.ts";

interface CommandBarProps {
  readonly desk: TableDesk;
  readonly load: () => Promise<TextFace>;
  readonly onClose: () => void;
}

export function CommandBar({ desk, load, onClose }: CommandBarProps) {
  return (
    <div class="command-bar">
      <Fetched load={load}>{(face) => <Open desk={desk} face={face} onClose={onClose} />}</Fetched>
    </div>
  );
}

function Open({ desk, face, onClose }: Pick<CommandBarProps, "desk" | "onClose"> & { readonly face: TextFace }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    box.current?.querySelector("input")?.focus();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  return (
    <div ref={box}>
      <CommandBox desk={desk} face={face} isWhole={false} onEscape={onClose} />
      <button type="button" class="link" onClick={onClose}>
        {t.text.box.close}
      </button>
    </div>
  );
}
