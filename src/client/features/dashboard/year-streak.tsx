import { useState } from 'react';
import type { DashboardSummary } from '#contract/dashboard.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { dateText } from './dashboard-dates.ts';
import { HalfYear } from './half-year.tsx';
import { HeatSquare } from './heat-square.tsx';
import { dayLabel, daysOf, halvesOf, type YearDay } from './year-days.ts';
import styles from './year-streak.module.css';
import { YearTable } from './year-table.tsx';

const LEGEND = [
  [0, 'no tasks'],
  [1, 'below 50%'],
  [2, 'from 50%'],
  [3, 'from 75%'],
  [4, '100%'],
] as const;

const HINT = 'Point at a day or tap it to read it here.';

/** The heatmap in one sentence. */
const summaryOf = (year: number, days: readonly YearDay[]): string => {
  const known = days.filter(({ percent }) => percent !== null);
  const whole = known.filter(({ percent }) => percent === 100);
  if (known.length === 0) return `Heatmap of ${year}. No day has tasks yet.`;
  return `Heatmap of ${year}. Days with tasks: ${known.length}. Days with all tasks completed: ${whole.length}.`;
};

interface YearStreakProps {
  readonly year: DashboardSummary['year'];
  readonly today: LocalDate;
}

/** The calendar year as a heatmap of completed tasks, with a legend and the same as a table. */
export const YearStreak = ({ year, today }: YearStreakProps) => {
  const [chosen, setChosen] = useState<LocalDate | null>(null);
  const days = daysOf(year);
  const day = days.find(({ date }) => date === chosen);
  const read = day?.percent === null ? `${dateText(day.date)}: ${dayLabel(day)}` : undefined;
  return (
    <div className={styles.streak}>
      <h4 className={styles.heading}>Yearly Completion Streak</h4>
      <div role="img" aria-label={summaryOf(year.year, days)} className={styles.year}>
        {halvesOf(days).map((half) => (
          <HalfYear
            key={half[0]?.date}
            days={half}
            today={today}
            onDay={({ date }) => setChosen(date)}
          />
        ))}
      </div>
      <p className={styles.read}>{day === undefined ? HINT : (read ?? dayLabel(day))}</p>
      <ul className={styles.legend} aria-label="What the squares mean: tasks completed on a day">
        {LEGEND.map(([level, text]) => (
          <li key={level} className={styles.level}>
            <HeatSquare level={level} />
            {text}
          </li>
        ))}
      </ul>
      <YearTable year={year.year} days={days} />
    </div>
  );
};
