import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { commitDelete, undoDelete } from './pending-deletes.ts';
import { focusBeside, wantFocus } from './row-focus.ts';
import type { ShownTask } from './task-view.ts';
import styles from './undo-delete.module.css';

/** How long a delete can be undone, in ms; not counted while somebody is at the button. */
const UNDO_MS = 6_000;

/** Stands in the place of a deleted task, for as long as that can be undone. */
export const UndoDelete = ({ task }: { readonly task: ShownTask }) => {
  const line = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [held, setHeld] = useState(false);

  const over = useEffectEvent((): void => {
    if (line.current?.contains(document.activeElement)) focusBeside(line.current);
    commitDelete(task._id);
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
        <bdi>{task.title}</bdi> is deleted.
      </p>
      <Button
        ref={button}
        kind="secondary"
        size="small"
        aria-label={`Undo deleting ${task.title}`}
        onClick={() => {
          wantFocus(task._id, 'delete');
          undoDelete(task._id);
        }}
      >
        Undo
      </Button>
    </div>
  );
};
