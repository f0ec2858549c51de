import GripVertical from 'lucide-react/icons/grip-vertical';
import { type KeyboardEvent, useRef } from 'react';
import { useDrag } from '#client/ui/use-drag.ts';
import { texts } from '#texts/tasks.js';
import { dragPlace } from './drag-place.ts';
import styles from './today-list.module.css';

/** The shortest press that starts a drag, in ms. */
const PRESS_MS = 120;

interface Dragged {
  readonly list: Element;
  readonly item: HTMLElement;
  /** The position of the item when the drag started, in px. */
  readonly top: number;
  /** The index that the item has if it is dropped now. */
  readonly to: number;
}

const itemsOf = (list: Element): readonly HTMLElement[] =>
  [...list.children].filter((child) => child instanceof HTMLElement);

/** Marks the list and the item for the style sheet. */
const start = (handle: Element | null): Dragged | null => {
  const item = handle?.closest('li') ?? null;
  const list = item?.parentElement ?? null;
  if (item === null || list === null) return null;
  list.dataset.dragging = '';
  item.dataset.dragged = '';
  return { list, item, top: item.offsetTop, to: itemsOf(list).indexOf(item) };
};

/**
 * Moves the items and returns the new index of the dragged item. The list is measured each time, because it may change
 * during the drag. Nothing is rendered, because that would be too slow for following the pointer.
 */
const draw = ({ list, item, top }: Dragged, byPx: number): number => {
  const items = itemsOf(list);
  const extents = items.map((one) => ({ top: one.offsetTop, height: one.offsetHeight }));
  const { to, offsets } = dragPlace(extents, items.indexOf(item), top + byPx);
  for (const [index, { style }] of items.entries()) style.translate = `0px ${offsets[index]}px`;
  return to;
};

const clear = ({ list, item }: Dragged): void => {
  list.removeAttribute('data-dragging');
  item.removeAttribute('data-dragged');
  for (const { style } of itemsOf(list)) style.translate = '';
};

interface DragHandleProps {
  readonly title: string;
  /** Whether the task has been picked up with the keyboard. */
  readonly lifted: boolean;
  readonly instructionsId: string;
  readonly onStart: () => void;
  /** Called when the index changes that the task has if it is dropped now. */
  readonly onOver: (to: number) => void;
  /** Called with the new index of the task; null if the drag was cancelled. */
  readonly onEnd: (to: number | null) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onBlur: () => void;
}

/** The button in a task's list item with which the item is dragged, or moved with the keyboard. */
export const DragHandle = ({
  title,
  lifted,
  instructionsId,
  onStart,
  onOver,
  onEnd,
  onKeyDown,
  onBlur,
}: DragHandleProps) => {
  const button = useRef<HTMLButtonElement>(null);
  const dragged = useRef<Dragged>(null);
  const onPointerDown = useDrag({
    pressMs: PRESS_MS,
    onMove: (byPx) => {
      if (dragged.current === null) onStart();
      const drag = dragged.current ?? start(button.current);
      if (drag === null) return;
      const to = draw(drag, byPx);
      if (to !== drag.to) onOver(to);
      dragged.current = { ...drag, to };
    },
    onEnd: (byPx) => {
      const drag = dragged.current;
      if (drag === null) return;
      const to = byPx === null ? null : draw(drag, byPx);
      dragged.current = null;
      clear(drag);
      onEnd(to);
    },
  });
  return (
    <button
      ref={button}
      type="button"
      className={styles.handle}
      aria-label={texts.moveTask({ title })}
      aria-describedby={instructionsId}
      aria-pressed={lifted}
      title={texts.dragToMove}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      <GripVertical aria-hidden="true" size="1.25rem" />
    </button>
  );
};
