import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusBeside } from '#client/features/tasks/list/row-focus.ts';
import { after } from '#client/platform/after.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import styles from './undo-line.module.css';

/** The time in ms during which an action can be undone. The time stops while the line is hovered or focused. */
const UNDO_MS = 6_000;

interface UndoLineProps {
  readonly title: string;
  /** The action in words that follow the title, such as "is deleted". */
  readonly words: string;
  /** The accessible name of the button, such as "Undo deleting Dishes". */
  readonly label: string;
  readonly onUndo: () => void;
  /** Called when the time to undo is over. */
  readonly onOver: () => void;
}

/** A line that says what happened to a task, usually in the task's place, until the time to undo is over. */
export const UndoLine = ({ title, words, label, onUndo, onOver }: UndoLineProps) => {
  const line = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState(false);

  const over = useEffectEvent((): void => {
    if (line.current?.contains(document.activeElement)) focusBeside(line.current);
    onOver();
  });

  // The pressed button was removed or now belongs to another task, so the Undo button takes the focus.
  useEffect(() => button.current?.focus(), []);
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
      <p className={styles.text}>
        <bdi>{title}</bdi> {words}.
      </p>
      <Button ref={button} kind="secondary" size="small" aria-label={label} onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
};
