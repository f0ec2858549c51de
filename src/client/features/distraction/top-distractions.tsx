import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { dateText } from '#client/lib/date-text.ts';
import { loadState } from '#client/lib/load-state.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { useUserId } from '#client/lib/session/session.ts';
import { useOnline } from '#client/platform/online.ts';
import kit from '#client/ui/layout/kit.module.css';
import { distractionEndpoints } from '#contract/distraction.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { count as counted } from '#domain/shared/text/count.ts';
import { summaryKey } from './keys.ts';
import { KindIcon, kindColor } from './kind-icon.tsx';
import styles from './top-distractions.module.css';
import { useCountsWithWaiting } from './use-counts-with-waiting.ts';

const topDistractions = (userId: string) =>
  queryOptions({
    queryKey: summaryKey(userId),
    queryFn: ({ signal }) => call(distractionEndpoints.summary, { params: { userId }, signal }),
  });

interface KindProps {
  readonly name: string;
  readonly count: number;
}

/** One category and its count. */
const Kind = ({ name, count }: KindProps) => (
  <li className={`${styles.kind} ${kindColor(name)}`}>
    <KindIcon name={name} />
    <span className={styles.text}>
      <span className={kit.bold}>{name}</span>
      <span>Logged {counted(count, 'time')}</span>
    </span>
  </li>
);

/** The text if nothing was logged. With stored data, it says that nothing is saved on this device. */
const nothingText = (isStored: boolean): string =>
  isStored ? 'No distractions are saved on this device.' : 'No distractions logged yet.';

const waitingText = (count: number): string =>
  count === 1
    ? 'This includes 1 that is not sent yet.'
    : `This includes ${count} that are not sent yet.`;

interface TopDistractionsProps {
  /** The date of the earliest distraction; null if unknown. */
  readonly since?: LocalDate | null;
}

/** How often each distraction was logged, most frequent first. */
export const TopDistractions = ({ since = null }: TopDistractionsProps) => {
  const query = useQuery(topDistractions(useUserId()));
  const isStored = loadState(query, useOnline()) === 'stored';
  const { data, isFetching } = query;
  const { counts, waiting } = useCountsWithWaiting(data ?? []);
  const isEmpty = data !== undefined && counts.length === 0;
  return (
    <section className={`${kit.stackTop3} ${styles.widget}`} aria-labelledby="top-distractions">
      <h3 id="top-distractions" className={kit.medium}>
        Top Distractions
      </h3>
      {data === undefined ? <NotLoaded what="Your distractions" query={query} /> : null}
      {isEmpty ? (
        <div className={styles.nothing}>
          <p className={kit.bold}>{isFetching ? 'Loading…' : nothingText(isStored)}</p>
          <p className={kit.soft}>Your most frequent distractions will be here.</p>
        </div>
      ) : null}
      {data === undefined || isEmpty || since === null ? null : (
        <p className={kit.soft}>All since {dateText(since)}.</p>
      )}
      {data === undefined || isEmpty ? null : (
        <ul className={styles.kinds}>
          {counts.map(({ _id, count }) => (
            <Kind key={_id} name={_id} count={count} />
          ))}
        </ul>
      )}
      {isStored ? (
        <p className={`${kit.soft} ${kit.noneIfEmpty}`}>Showing what was saved on this device.</p>
      ) : null}
      <p role="status" className={`${kit.soft} ${kit.noneIfEmpty}`}>
        {waiting > 0 && data !== undefined ? waitingText(waiting) : ''}
      </p>
    </section>
  );
};
