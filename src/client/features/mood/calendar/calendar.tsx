import { useState } from 'react';
import { monthText } from '#client/features/mood/time-text.ts';
import { loadState } from '#client/lib/load-state.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOnline } from '#client/platform/online.ts';
import { Card } from '#client/ui/layout/card.tsx';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import type { LocalDate } from '#domain/shared/brands.ts';
import { startOfMonth } from '#domain/shared/time/local-date.ts';
import styles from './calendar.module.css';
import { daysAround } from './dates.ts';
import { DayMoods } from './day-moods.tsx';
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
      <div className={styles.wide}>
        <div className={styles.parts}>
          <div className={styles.month}>
            <MonthGrid
              days={days}
              today={today}
              chosen={day}
              onChoose={setChosen}
              onMonth={setMonth}
            />
            {/* Below the grid and of constant height, so that the arrows do not move. */}
            <div role="status" className={styles.note} data-longest={noneIn(month)}>
              {state === 'loading' ? <p>Loading your moods…</p> : null}
              {state === 'stored' ? <p>Showing what was saved on this device.</p> : null}
              {state === 'ready' && daysOfMonth.length === 0 ? <p>{noneIn(month)}</p> : null}
            </div>
            {state === 'failed' ? (
              <RetryNotice onRetry={() => void query.refetch()}>
                The moods of {monthText(month)} did not load. {query.error?.message}
              </RetryNotice>
            ) : null}
          </div>
          {range.from <= day && day <= range.to ? (
            <DayMoods day={day} logs={days.get(day) ?? []} isLoaded={query.data !== undefined} />
          ) : (
            <p className={styles.other}>Choose a day to see what you logged.</p>
          )}
        </div>
      </div>
    </Card>
  );
};
