import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusBeside } from '#client/features/tasks/list/row-focus.ts';
import { focusInPart } from '#client/lib/one-at-a-time/focus-in-part.ts';
import { after } from '#client/platform/after.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts as common } from '#texts/common.js';
import styles from './undo-line.module.css';

/** The time in ms during which an action can be undone. The time stops while the line is hovered or focused. */
const UNDO_MS = 6_000;

interface UndoLineProps {
  /** What happened, such as "Dishes is deleted." */
  readonly text: ReactNode;
  /** The accessible name of the button, such as "Undo deleting Dishes". */
  readonly label: string;
  readonly onUndo: () => void;
  /** Called when the time to undo is over. */
  readonly onOver: () => void;
}

/** A line that says what happened to a task, usually in the task's place, until the time to undo is over. */
export const UndoLine = ({ text, label, onUndo, onOver }: UndoLineProps) => {
  const line = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState(false);

  const over = useEffectEvent((): void => {
    if (line.current?.contains(document.activeElement)) focusBeside(line.current);
    onOver();
  });

  // The pressed button was removed or now belongs to another task, so the Undo button takes the focus.
  useEffect(() => focusInPart(button.current), []);
  useEffect(() => {
    if (held) return;
    return after(UNDO_MS, () => over());
  }, [held]);

  /** Stops the time only for hover and keyboard focus, because after a pointer press the focus also stays here. */
  const updateHeld = (): void =>
    setHeld(
      line.current?.matches(':hover') === true ||
        button.current?.matches(':focus-visible') === true,
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only stops the time while hovered or focused
    <div
      ref={line}
      className={`${kit.rowApart} ${styles.line}`}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={updateHeld}
      onFocus={updateHeld}
      onKeyDown={updateHeld}
      onBlur={() => setHeld(line.current?.matches(':hover') === true)}
    >
      <p className={styles.text}>{text}</p>
      <Button ref={button} kind="secondary" size="small" aria-label={label} onClick={onUndo}>
        {common.undo}
      </Button>
    </div>
  );
};
