import CalendarHeatmap from 'react-calendar-heatmap';
import { heatmapLevel } from '#domain/dashboard/heatmap-level.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { dayLabel, noonOf, type YearDay } from './days.ts';
import { squareClass } from './heat-square.tsx';
import styles from './weeks.module.css';

/** The gap between squares; a square is 10 units wide. */
const GAP = 2;

interface WeeksProps {
  readonly days: readonly YearDay[];
  /** The number of weeks that there is space for. Fewer weeks are not drawn larger. */
  readonly room: number;
  readonly today: LocalDate;
  /** Called with the day that is hovered or tapped. */
  readonly onDay: (day: YearDay) => void;
}

/** A heatmap of days, with a column for each week from Sunday. */
export const Weeks = ({ days, room, today, onDay }: WeeksProps) => {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return null;
  const weeks = Math.ceil((noonOf(first).getDay() + days.length) / 7);
  const selectDay = (day: YearDay | undefined): void => {
    if (day !== undefined) onDay(day);
  };
  return (
    <div className={styles.weeks} style={{ inlineSize: `${(100 * weeks) / room}%` }}>
      <CalendarHeatmap
        // The library excludes the start date.
        startDate={noonOf(addDays(first, -1))}
        endDate={noonOf(last)}
        gutterSize={GAP}
        values={days.map((day) => ({ date: noonOf(day.date), day }))}
        classForValue={(value) => {
          const day: YearDay | undefined = value?.day;
          const ring = day?.date === today ? ` ${styles.today}` : '';
          return `${squareClass(heatmapLevel(day?.percent ?? null))}${ring}`;
        }}
        titleForValue={(value) => {
          const day: YearDay | undefined = value?.day;
          return day === undefined ? '' : dayLabel(day);
        }}
        onClick={(value) => selectDay(value?.day)}
        onMouseOver={(_, value) => selectDay(value?.day)}
      />
    </div>
  );
};
