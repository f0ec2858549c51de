import { useState } from 'react';
import { FoldCard } from '#client/lib/folding/fold-card.tsx';
import { useFigure } from '#client/lib/folding/use-figure.ts';
import { loadState } from '#client/lib/load-state.ts';
import { useHash } from '#client/lib/navigation/use-hash.ts';
import { ScenePicture } from '#client/lib/scene/scene-picture.tsx';
import { useToday } from '#client/lib/use-today.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { useOnline } from '#client/platform/online.ts';
import kit from '#client/ui/layout/kit.module.css';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { type DayRange, daysAroundMonth } from '#contract/shared/limits.ts';
import { type CalendarPlace, endOfPeriod, startOfPeriod } from '#domain/mood/calendar.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/mood.js';
import styles from './calendar.module.css';
import { periodText } from './cell-names.ts';
import { CHOSEN_DAY_ID } from './chosen-day-link.ts';
import { DayMoods, type MoodActions } from './day-moods.tsx';
import { CalendarGrid } from './grid.tsx';
import { MoodLegend } from './legend.tsx';
import { useMonthMoods, useMoodsByDay } from './use-month-moods.ts';

/** All days that the page of a month or a year can show. */
const daysShown = (place: CalendarPlace): DayRange =>
  place.level === 'month'
    ? daysAroundMonth(place.date)
    : { from: startOfPeriod(place), to: endOfPeriod(place) };

interface MoodCalendarProps {
  /** Renders the actions of a mood of the chosen day; none by default. */
  readonly actions?: MoodActions;
}

/** The number of today's moods, shown while the calendar is collapsed on a phone. */
const TodayFigure = ({ today }: { readonly today: LocalDate }) => {
  const { query, days } = useMonthMoods(today);
  const logged = days.get(today)?.length ?? 0;
  const nothing = query.data === undefined ? undefined : texts.nothingLoggedToday;
  return useFigure(query, logged > 0 ? texts.moodsToday({ count: logged }) : nothing);
};

/** The calendar of moods, with the moods of the chosen day. */
export const MoodCalendar = ({ actions }: MoodCalendarProps) => {
  const today = useToday();
  const [shown, setShown] = useState<CalendarPlace>({ level: 'month', date: today });
  const [chosen, setChosen] = useState<LocalDate | null>(null);
  const day = chosen ?? today;
  const isLinked = useHash() === `#${CHOSEN_DAY_ID}`;

  const { level } = shown;
  // Years and decades show no moods, so the moods next to them are those around the chosen day.
  const period: CalendarPlace =
    level === 'month' || level === 'year' ? shown : { level: 'month', date: day };
  const range = daysShown(period);
  const { query, days } = useMoodsByDay(range);
  const state = loadState(query, useOnline());
  const isEmpty = ![...days.keys()].some(
    (date) => startOfPeriod({ ...period, date }) === startOfPeriod(period),
  );

  return (
    <FoldCard
      heading={texts.moodCalendar}
      figure={<TodayFigure today={today} />}
      isNeeded={isLinked}
    >
      <div className={kit.container}>
        <div className={`${kit.stack5} ${styles.parts}`}>
          <div className={`${kit.stack} ${styles.month}`}>
            <CalendarGrid
              days={days}
              today={today}
              chosen={day}
              onChoose={setChosen}
              onPeriod={setShown}
            />
            <div className={styles.below}>
              <p role="status" className={styles.note}>
                {state === 'loading' ? texts.loadingYourMoods : null}
                {state === 'ready' && isEmpty
                  ? texts.noMoodIn({ period: periodText(period) })
                  : null}
              </p>
              <div className={styles.legend}>
                <MoodLegend />
              </div>
            </div>
            {state === 'ready' && isEmpty && range.from <= today && today <= range.to ? (
              <ScenePicture name="walk" />
            ) : null}
            <p role="status" className={`${kit.soft} ${kit.noneIfEmpty}`}>
              {state === 'stored' ? common.savedOnDevice : ''}
            </p>
            {state === 'failed' ? (
              <RetryNotice onRetry={() => void query.refetch()}>
                {texts.periodNotLoaded({ period: periodText(period) })} {errorText(query.error)}
              </RetryNotice>
            ) : null}
          </div>
          {range.from <= day && day <= range.to ? (
            <DayMoods
              day={day}
              logs={days.get(day) ?? []}
              isLoaded={query.data !== undefined}
              actions={actions}
            />
          ) : (
            <p className={kit.soft}>{texts.chooseADayToSee}</p>
          )}
        </div>
      </div>
    </FoldCard>
  );
};
