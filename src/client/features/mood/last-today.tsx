import { Link } from 'wouter';
import { loadState } from '#client/lib/load-state.ts';
import { useToday } from '#client/lib/use-today.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { useOnline } from '#client/platform/online.ts';
import { RetryNotice } from '#client/ui/notices/retry-notice.tsx';
import { levelOf } from '#domain/mood/levels.ts';
import { CHOSEN_DAY_LINK } from './calendar/chosen-day-link.ts';
import { useMonthMoods } from './calendar/use-month-moods.ts';
import type { ShownMood } from './entries/shown.ts';
import { MoodFace } from './face.tsx';
import { timeText } from './time-text.ts';

const Last = ({ log }: { readonly log: ShownMood }) => (
  <>
    Logged today: <MoodFace mood={log.mood} /> {levelOf(log.mood).name},{' '}
    <time dateTime={log.timestamp}>{timeText(log.timestamp, log.zone)}</time>
    {log.waiting === true ? ', waiting to send' : ''}. <Link to={CHOSEN_DAY_LINK}>See the day</Link>
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
        What you logged today did not load. {errorText(query.error)}
      </RetryNotice>
    );
  }
  return (
    <p>
      {log === undefined ? state !== 'loading' && 'No mood is logged today.' : <Last log={log} />}
    </p>
  );
};
