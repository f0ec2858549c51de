import { Link } from 'wouter';
import { loadState } from '#client/lib/load-state.ts';
import { useToday } from '#client/lib/use-today.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { useOnline } from '#client/platform/online.ts';
import { sentence } from '#client/ui/layout/sentence.ts';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { levelName } from '#domain/mood/levels.ts';
import { texts } from '#texts/mood.js';
import { CHOSEN_DAY_LINK } from './calendar/chosen-day-link.ts';
import { useMonthMoods } from './calendar/use-month-moods.ts';
import type { ShownMood } from './entries/shown.ts';
import { MoodFace } from './face.tsx';
import { timeText } from './time-text.ts';

const Last = ({ log }: { readonly log: ShownMood }) => (
  <>
    {sentence(
      texts.loggedToday({
        face: () => <MoodFace mood={log.mood} />,
        mood: levelName(log.mood),
        at: (time) => <time dateTime={log.timestamp}>{time}</time>,
        time: timeText(log.timestamp, log.zone),
        state: log.waiting === true ? 'waiting' : 'sent',
        day: (name) => <Link to={CHOSEN_DAY_LINK}>{name}</Link>,
      }),
    )}
  </>
);

/** The last mood of the person's day, including moods that wait to be sent. */
export const LastToday = () => {
  const today = useToday();
  const { days, query } = useMonthMoods(today);
  const state = loadState(query, useOnline());
  const log = days.get(today)?.at(-1);
  if (log === undefined && state === 'failed') {
    return (
      <RetryNotice onRetry={() => void query.refetch()}>
        {texts.todayNotLoaded} {errorText(query.error)}
      </RetryNotice>
    );
  }
  return (
    <p>
      {log === undefined ? state !== 'loading' && texts.noMoodIsLoggedToday : <Last log={log} />}
    </p>
  );
};
