import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { loadState } from '#client/lib/load-state.ts';
import { useSession } from '#client/lib/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useOnline } from '#client/platform/online.ts';
import { Card } from '#client/ui/card.tsx';
import { RetryNotice } from '#client/ui/retry-notice.tsx';
import { moodsByDay } from '#domain/mood/days.ts';
import { startOfMonth } from '#domain/shared/local-date.ts';
import { daysAround } from './calendar-dates.ts';
import { DayMoods } from './day-moods.tsx';
import { MonthGrid } from './month-grid.tsx';
import styles from './mood-calendar.module.css';
import { moodsBetween } from './mood-queries.ts';
import { monthText } from './mood-texts.ts';
import { type ShownMood, useWaitingMoods } from './use-waiting-moods.ts';

const withoutDoubles = (logs: readonly ShownMood[], waiting: readonly ShownMood[]) => {
  const sent = new Set(logs.map(({ id }) => id));
  return [...logs, ...waiting.filter(({ id }) => !sent.has(id))];
};

/** The month calendar of moods with the chosen day's entries beside it. */
export const MoodCalendar = () => {
  const session = useSession();
  const userId = session.state === 'out' ? '' : session.userId;
  const today = useToday();
  const [month, setMonth] = useState(() => startOfMonth(today));
  const [chosen, setChosen] = useState<typeof today | null>(null);
  const range = daysAround(month);
  const query = useQuery(moodsBetween(userId, range));
  const days = moodsByDay(withoutDoubles(query.data ?? [], useWaitingMoods()));
  const state = loadState(query, useOnline());
  const day = chosen ?? today;
  const daysOfMonth = [...days.keys()].filter((date) => startOfMonth(date) === month);

  return (
    <Card heading="Mood Calendar">
      <div className={styles.notes}>
        <div role="status">
          {state === 'loading' ? <p className={styles.note}>Loading your moods…</p> : null}
          {state === 'stored' ? (
            <p className={styles.note}>Showing what was saved on this device.</p>
          ) : null}
          {state === 'ready' && daysOfMonth.length === 0 ? (
            <p className={styles.note}>No mood is logged in {monthText(month)}.</p>
          ) : null}
        </div>
        {state === 'failed' ? (
          <RetryNotice onRetry={() => void query.refetch()}>
            The moods of {monthText(month)} did not load. {query.error?.message}
          </RetryNotice>
        ) : null}
      </div>
      <div className={styles.wide}>
        <div className={styles.parts}>
          <MonthGrid
            days={days}
            today={today}
            chosen={day}
            onChoose={setChosen}
            onMonth={setMonth}
          />
          {range.from <= day && day <= range.to ? (
            <DayMoods day={day} logs={days.get(day) ?? []} known={query.data !== undefined} />
          ) : (
            <p className={styles.note}>Choose a day to see what you logged.</p>
          )}
        </div>
      </div>
    </Card>
  );
};
