import { useState } from 'react';
import { monthText } from '#client/features/mood/time-text.ts';
import { loadState } from '#client/lib/load-state.ts';
import { errorText } from '#client/lib/told.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOnline } from '#client/platform/online.ts';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { LocalDate } from '#domain/shared/brands.ts';
import { startOfMonth } from '#domain/shared/time/local-date.ts';
import styles from './calendar.module.css';
import { daysAround } from './dates.ts';
import { DayMoods } from './day-moods.tsx';
import { MoodLegend } from './legend.tsx';
import { MonthGrid } from './month-grid.tsx';
import { useMonthMoods } from './use-month-moods.ts';

const noneIn = (month: LocalDate): string => `No mood is logged in ${monthText(month)}.`;

/** The month calendar of moods, with the moods of the chosen day. */
export const MoodCalendar = () => {
  const today = useToday();
  const [month, setMonth] = useState(() => startOfMonth(today));
  const [chosen, setChosen] = useState<LocalDate | null>(null);
  const range = daysAround(month);
  const { query, days } = useMonthMoods(month);
  const state = loadState(query, useOnline());
  const day = chosen ?? today;
  const daysOfMonth = [...days.keys()].filter((date) => startOfMonth(date) === month);

  return (
    <Card heading="Mood Calendar">
      <div className={kit.container}>
        <div className={styles.parts}>
          <div className={styles.month}>
            <MonthGrid
              days={days}
              today={today}
              chosen={day}
              onChoose={setChosen}
              onMonth={setMonth}
            />
            <div className={styles.below}>
              <p role="status" className={styles.note}>
                {state === 'loading' ? 'Loading your moods…' : null}
                {state === 'ready' && daysOfMonth.length === 0 ? noneIn(month) : null}
              </p>
              <div className={styles.legend}>
                <MoodLegend />
              </div>
            </div>
            <p role="status" className={styles.stored}>
              {state === 'stored' ? 'Showing what was saved on this device.' : ''}
            </p>
            {state === 'failed' ? (
              <RetryNotice onRetry={() => void query.refetch()}>
                The moods of {monthText(month)} did not load. {errorText(query.error)}
              </RetryNotice>
            ) : null}
          </div>
          {range.from <= day && day <= range.to ? (
            <DayMoods day={day} logs={days.get(day) ?? []} isLoaded={query.data !== undefined} />
          ) : (
            <p className={kit.soft}>Choose a day to see what you logged.</p>
          )}
        </div>
      </div>
    </Card>
  );
};
