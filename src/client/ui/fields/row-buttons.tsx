import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { IconButton } from '#client/ui/icon-button.tsx';
import { texts } from '#texts/forms.js';

interface RowButtonsProps {
  /** The name of the row, used in labels after "Move" and "Remove". */
  readonly name: string;
  /** The index of the row. */
  readonly at: number;
  readonly count: number;
  /** Called only if there is a row to swap with. */
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** The buttons of a row in a list that a person orders: up, down and remove. */
export const RowButtons = ({ name, at, count, onMove, onRemove }: RowButtonsProps) => {
  const move = (by: -1 | 1) => ({
    'aria-disabled': at + by < 0 || at + by >= count,
    onClick: () => {
      if (at + by >= 0 && at + by < count) onMove(by);
    },
  });
  return (
    <>
      <IconButton icon={ArrowUp} label={texts.moveUp({ name })} {...move(-1)} />
      <IconButton icon={ArrowDown} label={texts.moveDown({ name })} {...move(1)} />
      <IconButton icon={Trash} label={texts.removeNamed({ name })} onClick={onRemove} />
    </>
  );
};

/** The list with the entry at index `at` moved by one place. */
export const movedBy = <Entry,>(list: readonly Entry[], at: number, by: -1 | 1): Entry[] =>
  list.toSpliced(at, 1).toSpliced(at + by, 0, ...list.slice(at, at + 1));
