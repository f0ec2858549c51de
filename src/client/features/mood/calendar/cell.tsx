import type { ShownMood } from '#client/features/mood/entries/shown.ts';
import { MoodFace } from '#client/features/mood/face.tsx';
import { type CalendarLevel, isInCalendar } from '#domain/mood/calendar.ts';
import { moodOfDay } from '#domain/mood/days.ts';
import type { MonthMoods } from '#domain/mood/month-moods.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/mood.js';
import styles from './cell.module.css';
import { cellText, spokenDay, spokenMonth } from './cell-names.ts';
import { moodColor } from './mood-color.ts';

/** How screen readers name the cell that contains today. */
const CURRENT: Readonly<Record<CalendarLevel, string>> = {
  month: 'today',
  year: texts.thisMonth,
  decade: texts.thisYear,
  century: texts.thisDecade,
};

/** The share of each mood as stripes from left to right. */
const stripes = ({ days, total }: MonthMoods): string => {
  let end = 0;
  const stops = days.map(({ mood, count: ofMood }) => {
    const start = end;
    end += (100 * ofMood) / total;
    return `var(--color-mood-${mood}) ${start}% ${end}%`;
  });
  return `linear-gradient(to right, ${stops.join(', ')})`;
};

const MonthContent = ({ moods }: { readonly moods: MonthMoods }) => (
  <>
    <span className={styles.share} style={{ background: stripes(moods) }} />
    <span className={styles.days}>
      {moods.commonest === null ? null : <MoodFace mood={moods.commonest} />}{' '}
      {texts.daysInMonth({ count: moods.total })}
    </span>
  </>
);

interface CellProps {
  readonly level: CalendarLevel;
  /** The first day of the cell, and its position in the grid. */
  readonly start: LocalDate;
  readonly at: number;
  /** The moods of the day or month, if there are any. */
  readonly logs: readonly ShownMood[] | undefined;
  readonly month: MonthMoods | undefined;
  /** Whether the Tab key leads to this cell. */
  readonly isTabStop: boolean;
  readonly isChosen: boolean;
  /** Whether the cell contains today. */
  readonly isCurrent: boolean;
  /** Whether the cell is a day of the month before or after. */
  readonly isOutside: boolean;
}

/** A day, month, year or decade of the calendar. The grid handles its clicks and keys. */
export const Cell = (props: CellProps) => {
  const { level, start, at, logs, month, isTabStop, isChosen, isCurrent, isOutside } = props;
  const mood = level === 'month' ? moodOfDay(logs) : null;
  const text = cellText(level, start);
  const name =
    level === 'month'
      ? spokenDay(start, logs ?? [])
      : level === 'year'
        ? spokenMonth(start, month)
        : text;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: in a grid, a td has the role gridcell
    <td aria-selected={isChosen}>
      <button
        type="button"
        data-at={at}
        tabIndex={isTabStop ? 0 : -1}
        disabled={!isInCalendar(start)}
        aria-label={`${name}${isCurrent ? `, ${CURRENT[level]}` : ''}${isChosen ? ', chosen' : ''}`}
        className={[
          level === 'month' ? styles.day : styles.period,
          level === 'year' && styles.month,
          isOutside && styles.outside,
          isChosen && styles.chosen,
          mood !== null && `${styles.mood} ${moodColor(mood)}`,
        ]
          .filter((one) => one !== false)
          .join(' ')}
      >
        {isCurrent ? <span className={styles.current}>{text}</span> : text}
        {mood === null ? null : <MoodFace mood={mood} />}
        {month === undefined ? null : <MonthContent moods={month} />}
      </button>
    </td>
  );
};
