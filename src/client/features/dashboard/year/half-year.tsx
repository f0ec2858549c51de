import CalendarHeatmap from 'react-calendar-heatmap';
import { heatmapLevel } from '#domain/routine/completion.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { dayLabel, noonOf, type YearDay } from './days.ts';
import styles from './half-year.module.css';
import { squareClass } from './heat-square.tsx';

/** Half a year touches at most so many weeks. */
const MOST_WEEKS = 28;
/** The gap between squares, in units of which a square has ten. */
const GAP = 2;

interface HalfYearProps {
  readonly days: readonly YearDay[];
  readonly today: LocalDate;
  /** Told the day that is pointed at or tapped. */
  readonly onDay: (day: YearDay) => void;
}

/** A heatmap of half a year, with a column for each week from Sunday. */
export const HalfYear = ({ days, today, onDay }: HalfYearProps) => {
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  if (first === undefined || last === undefined) return null;
  const weeks = Math.ceil((noonOf(first).getDay() + days.length) / 7);
  const tell = (day: YearDay | undefined): void => {
    if (day !== undefined) onDay(day);
  };
  return (
    // Both halves are in one scale, whatever weekday they begin on.
    <div className={styles.half} style={{ inlineSize: `${(100 * weeks) / MOST_WEEKS}%` }}>
      <CalendarHeatmap
        // The library begins on the day after this one.
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
        onClick={(value) => tell(value?.day)}
        onMouseOver={(_, value) => tell(value?.day)}
      />
    </div>
  );
};
