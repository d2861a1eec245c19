/** The command box over the board. It leaves the board visible and closes when no longer wanted. */
import { useEffect, useRef } from "preact/hooks";
import { Fetched } from "../../kit/ui/lazy.tsx";
import type { TableDesk } from "../desk/desk.ts";
import { CommandBox } from "./commandBox.tsx";
import type { GameText } from "./gameText.ts";
import { t } from "../../words/index.ts";

interface CommandBarProps {
  readonly desk: TableDesk;
  readonly load: () => Promise<GameText>;
  readonly onClose: () => void;
}

export function CommandBar({ desk, load, onClose }: CommandBarProps) {
  return (
    <div class="command-bar">
      <Fetched load={load}>{(gameText) => <Open desk={desk} gameText={gameText} onClose={onClose} />}</Fetched>
    </div>
  );
}

function Open({
  desk,
  gameText,
  onClose,
}: Pick<CommandBarProps, "desk" | "onClose"> & { readonly gameText: GameText }) {
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
      <CommandBox desk={desk} gameText={gameText} isWhole={false} onEscape={onClose} />
      <button type="button" class="link" onClick={onClose}>
        {t.text.box.close}
      </button>
    </div>
  );
}
