import type { MouseEvent } from 'react';
import { heatmapLevel } from '#domain/dashboard/heatmap-level.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isoWeekday } from '#domain/shared/time/local-date.ts';
import { dayLabel, monthNames, weeksOf, type YearDay } from './days.ts';
import { squareClass } from './heat-square.tsx';
import styles from './year.module.css';

/** The width of a square, and the distance from one square to the next. */
const SQUARE = 10;
const STEP = 12;
/** The height of the row with the names of the months. */
const NAMES = 14;

interface WeeksProps {
  readonly days: readonly YearDay[];
  /** The number of weeks that fit. If `days` contains fewer weeks, the squares do not become larger. */
  readonly room: number;
  readonly today: LocalDate;
  /** Called with the day that is hovered or tapped. */
  readonly onDay: (day: YearDay) => void;
}

/** A heatmap of days, with a column for each week that starts on Sunday. */
export const Weeks = ({ days, room, today, onDay }: WeeksProps) => {
  const weeks = weeksOf(days);
  const sizeOf = (squares: number): number => squares * STEP - (STEP - SQUARE);
  const read = ({ target }: MouseEvent): void => {
    const date = target instanceof SVGElement ? target.dataset.date : undefined;
    const day = days.find((one) => one.date === date);
    if (day !== undefined) onDay(day);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithMouseEvents: the slider below the heatmap reads the days by keyboard
    <svg
      viewBox={`0 ${-NAMES} ${sizeOf(weeks.length)} ${NAMES + sizeOf(7)}`}
      className={styles.weeks}
      style={{ inlineSize: `${(100 * weeks.length) / room}%` }}
      onClick={read}
      onMouseOver={read}
      aria-hidden="true"
    >
      {monthNames(weeks).map(({ name, week }) => (
        <text key={name} x={week * STEP} y={SQUARE - NAMES} className={styles.month}>
          {name}
        </text>
      ))}
      {weeks.map((week, column) =>
        week.map((day) => (
          <rect
            key={day.date}
            data-date={day.date}
            x={column * STEP}
            y={(isoWeekday(day.date) % 7) * STEP}
            width={SQUARE}
            height={SQUARE}
            className={`${squareClass(heatmapLevel(day.percent))} ${day.date === today ? styles.today : ''}`}
          >
            <title>{dayLabel(day)}</title>
          </rect>
        )),
      )}
    </svg>
  );
};
