import CalendarHeatmap from 'react-calendar-heatmap';
import { heatmapLevel } from '#domain/dashboard/heatmap-level.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { dayLabel, noonOf, type YearDay } from './days.ts';
import styles from './half-year.module.css';
import { squareClass } from './heat-square.tsx';

/** The largest number of calendar weeks in half a year. */
const MAX_WEEKS = 28;
/** The gap between squares; a square is 10 units wide. */
const GAP = 2;

interface HalfYearProps {
  readonly days: readonly YearDay[];
  readonly today: LocalDate;
  /** Called with the day that is hovered or tapped. */
  readonly onDay: (day: YearDay) => void;
}

/** A heatmap of half a year, with a column for each week from Sunday. */
export const HalfYear = ({ days, today, onDay }: HalfYearProps) => {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return null;
  const weeks = Math.ceil((noonOf(first).getDay() + days.length) / 7);
  const selectDay = (day: YearDay | undefined): void => {
    if (day !== undefined) onDay(day);
  };
  return (
    // Both halves have the same scale, whatever weekday they begin on.
    <div className={styles.half} style={{ inlineSize: `${(100 * weeks) / MAX_WEEKS}%` }}>
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
