import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import styles from './today-list.module.css';

const isMotionReduced = (): boolean => document.documentElement.dataset.motion === 'reduced';

interface SortableItemProps {
  readonly task: ShownTask;
  /** Whether the task cannot be moved now. */
  readonly fixed: boolean;
  /** Whether the task is picked up with the keyboard. */
  readonly lifted: boolean;
  readonly instructionsId: string;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
  readonly children: (handle: ReactNode) => ReactNode;
}

/** A sortable list item, which passes its drag handle to its content. */
export const SortableItem = ({
  task,
  fixed,
  lifted,
  instructionsId,
  onKeyDown,
  onBlur,
  children,
}: SortableItemProps) => {
  const { listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id: task._id,
      disabled: fixed,
      transition: isMotionReduced() ? null : { duration: 180, easing: 'ease' },
    });
  const up = isDragging || lifted;
  return (
    <li
      ref={setNodeRef}
      className={up ? `${styles.item} ${styles.up}` : styles.item}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      {children(
        <button
          {...listeners}
          ref={setActivatorNodeRef}
          type="button"
          className={styles.handle}
          aria-label={`Move ${task.title}`}
          aria-describedby={instructionsId}
          aria-pressed={lifted}
          title="Drag to move"
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        >
          <GripVertical aria-hidden="true" size="1.25rem" />
        </button>,
      )}
    </li>
  );
};
