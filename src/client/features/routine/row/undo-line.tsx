import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { focusBeside } from '#client/features/routine/list/row-focus.ts';
import { Button } from '#client/ui/button.tsx';
import styles from './undo-line.module.css';

/** How long something can be undone, in ms; not counted while somebody is at the button. */
const UNDO_MS = 6_000;

interface UndoLineProps {
  readonly title: string;
  /** What became of it, after the title: "is deleted". */
  readonly words: string;
  /** What the button undoes, as its name: "Undo deleting Dishes". */
  readonly label: string;
  readonly onUndo: () => void;
  /** Called when the time is over. */
  readonly onOver: () => void;
}

/** Stands in the place of a task that is going, for as long as that can be undone. */
export const UndoLine = ({ title, words, label, onUndo, onOver }: UndoLineProps) => {
  const line = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState(false);

  const over = useEffectEvent((): void => {
    if (line.current?.contains(document.activeElement)) focusBeside(line.current);
    onOver();
  });

  useEffect(() => button.current?.focus(), []);
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => over(), UNDO_MS);
    return () => clearTimeout(timer);
  }, [held]);

  /** A press with a pointer leaves the focus here too, but then nobody needs the line to stay. */
  const look = (): void =>
    setHeld(
      line.current?.matches(':hover') === true ||
        button.current?.matches(':focus-visible') === true,
    );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only waits while somebody is there
    <div
      ref={line}
      className={styles.line}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={look}
      onFocus={look}
      onKeyDown={look}
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
