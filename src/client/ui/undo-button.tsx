import { useEffect, useEffectEvent, useState } from 'react';
import { after } from '#client/platform/after.ts';
import { texts as common } from '#texts/common.js';
import { Button } from './button.tsx';

/** The least time in ms during which something that was just logged can be undone. */
const UNDO_MS = 10_000;

interface UndoButtonProps {
  /** The accessible name, such as "Undo logging Low". */
  readonly label: string;
  readonly onUndo: () => void;
  /** Called when the time to undo is over. */
  readonly onOver: () => void;
}

/** Takes back what was just logged. The time does not run while the button is hovered or has the focus. */
export const UndoButton = ({ label, onUndo, onOver }: UndoButtonProps) => {
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const over = useEffectEvent((): void => onOver());
  const isHeld = isHovered || isFocused;
  useEffect(() => {
    if (isHeld) return;
    return after(UNDO_MS, () => over());
  }, [isHeld]);
  return (
    <Button
      kind="secondary"
      aria-label={label}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onClick={onUndo}
    >
      {common.undo}
    </Button>
  );
};
