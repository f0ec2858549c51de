import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Trash from 'lucide-react/icons/trash-2';
import { IconButton } from '#client/ui/icon-button.tsx';

interface RowButtonsProps {
  /** What the row is called, after "Move" and "Remove". */
  readonly name: string;
  /** Its place among the rows, from 0. */
  readonly at: number;
  readonly count: number;
  /** Only called where there is a row to change places with. */
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** The buttons of one row of a list that a person puts in order: up, down and remove. */
export const RowButtons = ({ name, at, count, onMove, onRemove }: RowButtonsProps) => {
  const move = (by: -1 | 1) => ({
    'aria-disabled': at + by < 0 || at + by >= count,
    onClick: () => {
      if (at + by >= 0 && at + by < count) onMove(by);
    },
  });
  return (
    <>
      <IconButton icon={ArrowUp} label={`Move ${name} up`} {...move(-1)} />
      <IconButton icon={ArrowDown} label={`Move ${name} down`} {...move(1)} />
      <IconButton icon={Trash} label={`Remove ${name}`} onClick={onRemove} />
    </>
  );
};

/** A list with the entry at a place moved one place on. */
export const movedBy = <Entry,>(list: readonly Entry[], at: number, by: -1 | 1): Entry[] =>
  list.toSpliced(at, 1).toSpliced(at + by, 0, ...list.slice(at, at + 1));
