import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ShownMood } from '#client/features/mood/entries/shown.ts';
import { weekdayText } from '#client/lib/date-text.ts';
import { weekStart } from '#client/lib/locale.ts';
import { IconButton } from '#client/ui/icon-button.tsx';
import {
  addPeriods,
  type CalendarPlace,
  cellsOf,
  columnsOf,
  dateAfterKey,
  levelAbove,
  levelBelow,
  nearestInCalendar,
  startOfCell,
  startOfPeriod,
} from '#domain/mood/calendar.ts';
import { moodsByMonth } from '#domain/mood/month-moods.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/mood.js';
import { Cell } from './cell.tsx';
import { periodText, weekdayNameText } from './cell-names.ts';
import styles from './grid.module.css';

/** The rows of the grid; each cell with its first day and its position. */
const rowsOf = (place: CalendarPlace) => {
  const columns = columnsOf(place.level);
  const cells = cellsOf(place, weekStart()).map((start, at) => ({ start, at }));
  return Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
};

const Weekdays = ({ week }: { readonly week: ReturnType<typeof rowsOf>[number] }) => (
  <thead>
    <tr>
      {week.map(({ start, at }) => (
        <th key={at} scope="col" aria-label={weekdayNameText(start)} title={weekdayNameText(start)}>
          <span>{weekdayText(start)}</span>
        </th>
      ))}
    </tr>
  </thead>
);

interface CalendarGridProps {
  readonly days: ReadonlyMap<LocalDate, readonly ShownMood[]>;
  readonly today: LocalDate;
  readonly chosen: LocalDate;
  readonly onChoose: (day: LocalDate) => void;
  /** Called with the level and the first day of each further period that is shown. */
  readonly onPeriod: (period: CalendarPlace) => void;
}

/**
 * The days of a month, colored by the last mood of each day, and above it the months of a year, years and decades. The
 * Tab key reaches one cell; the arrow and page keys reach the others.
 */
export const CalendarGrid = ({ days, today, chosen, onChoose, onPeriod }: CalendarGridProps) => {
  const grid = useRef<HTMLTableElement>(null);
  /** The place before a cell was pressed or left by a key; null if the focus is outside the cells. */
  const left = useRef<CalendarPlace | null>(null);
  // The Tab key reaches the cell that contains the date.
  const [place, setPlace] = useState<CalendarPlace>({ level: 'month', date: chosen });
  const { level, date } = place;
  const start = startOfPeriod(place);
  const title = periodText(place);
  const rows = rowsOf(place);
  const [above, below] = [levelAbove(level), levelBelow(level)];
  const months = level === 'year' ? moodsByMonth(days) : null;
  const isSamePeriod = (other: CalendarPlace): boolean =>
    other.level === level && startOfPeriod(other) === start;

  const show = (next: CalendarPlace): void => {
    setPlace(next);
    if (!isSamePeriod(next)) onPeriod({ level: next.level, date: startOfPeriod(next) });
  };
  const showAndFocus = (next: CalendarPlace): void => {
    left.current = place;
    show(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new place moves the focus
  useLayoutEffect(() => {
    if (left.current === null) return;
    const cell = grid.current?.querySelector<HTMLElement>('[tabindex="0"]');
    // Screen readers would not notice that a cell with the focus is now the cell of another period.
    if (!isSamePeriod(left.current)) cell?.blur();
    left.current = null;
    cell?.focus();
  }, [place]);

  const press = ({ target }: MouseEvent): void => {
    const at = target instanceof Element ? target.closest('button')?.dataset.at : undefined;
    const cell = at === undefined ? undefined : rows.flat()[Number(at)];
    if (cell === undefined) return;
    if (below === null) onChoose(cell.start);
    const isHere = startOfCell(place) === cell.start;
    showAndFocus({ level: below ?? level, date: isHere ? date : cell.start });
  };

  const move = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const next = dateAfterKey(place, event, weekStart());
    if (next === null) return;
    event.preventDefault();
    showAndFocus({ level, date: next });
  };

  const turn = (by: -1 | 1) => {
    const next = { level, date: nearestInCalendar(addPeriods(place, by)) };
    const isEnd = isSamePeriod(next);
    return { 'aria-disabled': isEnd, onClick: () => isEnd || show(next) };
  };

  return (
    <div>
      <div className={styles.navigation}>
        <IconButton icon={ChevronLeft} label={texts.previous[level]} {...turn(-1)} />
        <button
          type="button"
          className={styles.title}
          aria-live="polite"
          aria-disabled={above === null}
          onClick={() => above !== null && show({ level: above, date })}
        >
          {title}
        </button>
        <IconButton icon={ChevronRight} label={texts.next[level]} {...turn(1)} />
      </div>
      <div className={styles.box}>
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid is a table whose cells the arrow keys reach
          role="grid"
          className={styles.grid}
          aria-label={title}
          onClick={press}
          onKeyDown={move}
        >
          {level === 'month' ? <Weekdays week={rows[0] ?? []} /> : null}
          <tbody>
            {rows.map((row) => (
              <tr key={row[0]?.at}>
                {row.map((cell) => (
                  <Cell
                    // By position, because changing the elements is faster than replacing them.
                    key={cell.at}
                    {...cell}
                    level={level}
                    logs={days.get(cell.start)}
                    month={months?.get(cell.start)}
                    isTabStop={cell.start === startOfCell(place)}
                    isChosen={cell.start === startOfCell({ level, date: chosen })}
                    isCurrent={cell.start === startOfCell({ level, date: today })}
                    isOutside={level === 'month' && !isSamePeriod({ level, date: cell.start })}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
};
