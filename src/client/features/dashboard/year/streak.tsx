import { useCallback, useMemo, useState } from 'react';
import { dateText } from '#client/lib/date-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { DashboardSummary } from '#contract/dashboard.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { dayLabel, daysOf, type YearDay } from './days.ts';
import { HeatSquare } from './heat-square.tsx';
import { YearTable } from './table.tsx';
import styles from './year.module.css';
import { YearMap } from './year-map.tsx';

const LEGEND = [
  [0, 'no tasks'],
  [1, 'below 50%'],
  [2, 'from 50%'],
  [3, 'from 75%'],
  [4, '100%'],
] as const;

const HINT = 'Point at a day or tap it to read it here, or move along the days below.';

interface ReadableYearProps {
  readonly year: number;
  readonly days: readonly YearDay[];
  readonly today: LocalDate;
}

/** The heatmap, with one day as text below it: the day that is hovered, tapped, or chosen with the arrow keys. */
const ReadableYear = ({ year, days, today }: ReadableYearProps) => {
  const [chosen, setChosen] = useState<LocalDate | null>(null);
  const choose = useCallback(({ date }: YearDay) => setChosen(date), []);
  const day = days.find(({ date }) => date === chosen);
  const at = days.findIndex(({ date }) => date === (chosen ?? today));
  const wordsOfDay = (one: YearDay): string =>
    one.percent === null ? `${dateText(one.date)}: ${dayLabel(one)}` : dayLabel(one);
  const current = days[at];
  return (
    <>
      <YearMap year={year} days={days} today={today} onDay={choose} />
      <p className={`${kit.softSmall} ${styles.read}`}>
        {day === undefined ? HINT : wordsOfDay(day)}
      </p>
      <label className={`${kit.checkLine} ${kit.small} ${styles.along}`}>
        Days of {year}
        <input
          type="range"
          min={0}
          max={days.length - 1}
          value={Math.max(0, at)}
          aria-valuetext={current === undefined ? undefined : wordsOfDay(current)}
          onChange={(event) => setChosen(days[event.currentTarget.valueAsNumber]?.date ?? null)}
        />
      </label>
    </>
  );
};

interface YearStreakProps {
  readonly year: DashboardSummary['year'];
  readonly today: LocalDate;
}

/** The calendar year as a heatmap of completed tasks, with a legend and a table. */
export const YearStreak = ({ year, today }: YearStreakProps) => {
  const days = useMemo(() => daysOf(year), [year]);
  return (
    <div className={kit.stack3}>
      <h4 className={styles.heading}>Yearly Completion Streak</h4>
      <ReadableYear year={year.year} days={days} today={today} />
      <ul
        className={`${kit.softSmall} ${styles.legend}`}
        aria-label="What the squares mean: tasks completed on a day"
      >
        {LEGEND.map(([level, text]) => (
          <li key={level} className={kit.iconText}>
            <HeatSquare level={level} />
            {text}
          </li>
        ))}
      </ul>
      <YearTable year={year.year} days={days} />
    </div>
  );
};
