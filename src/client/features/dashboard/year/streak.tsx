import { useCallback, useMemo, useState } from 'react';
import { dateText } from '#client/lib/date-text.ts';
import { Folding } from '#client/lib/folding/folding.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { DashboardSummary } from '#contract/dashboard.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/dashboard.js';
import { dayLabel, daysOf, type YearDay } from './days.ts';
import { HeatSquare } from './heat-square.tsx';
import { YearTable } from './table.tsx';
import styles from './year.module.css';
import { YearMap } from './year-map.tsx';

const LEGEND = [
  [0, texts.legend.none],
  [1, texts.legend.below50],
  [2, texts.legend.from50],
  [3, texts.legend.from75],
  [4, texts.legend.all],
] as const;

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
    one.percent === null ? texts.noDataOn({ day: dateText(one.date) }) : dayLabel(one);
  const current = days[at];
  return (
    <>
      <YearMap year={year} days={days} today={today} onDay={choose} />
      <p className={`${kit.softSmall} ${styles.read}`}>
        {day === undefined ? texts.howToRead : wordsOfDay(day)}
      </p>
      <label className={`${kit.checkLine} ${kit.small} ${styles.along}`}>
        {texts.daysOf({ year: String(year) })}
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
  const known = days.filter(({ percent }) => percent !== null).length;
  return (
    <Folding
      heading={<h4 className={styles.heading}>{texts.yearStreak}</h4>}
      figure={texts.daysWithTasksIn({ days: known, year: String(year.year) })}
    >
      <ReadableYear year={year.year} days={days} today={today} />
      <ul className={`${kit.softSmall} ${styles.legend}`} aria-label={texts.legendLabel}>
        {LEGEND.map(([level, text]) => (
          <li key={level} className={kit.iconText}>
            <HeatSquare level={level} />
            {text}
          </li>
        ))}
      </ul>
      <YearTable year={String(year.year)} days={days} />
    </Folding>
  );
};
