import { queryOptions, useQuery } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { dateText } from '#client/lib/date-text.ts';
import { Folding } from '#client/lib/folding/folding.tsx';
import { useFigure } from '#client/lib/folding/use-figure.ts';
import { loadState } from '#client/lib/load-state.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { useUserId } from '#client/lib/session/session.ts';
import { useOnline } from '#client/platform/online.ts';
import kit from '#client/ui/layout/kit.module.css';
import { distractionEndpoints } from '#contract/distraction.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/distraction.js';
import { summaryKey } from './keys.ts';
import { KindIcon, kindColor } from './kind-icon.tsx';
import styles from './top-distractions.module.css';
import { typeName } from './type-name.ts';
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
      <span className={kit.bold}>{typeName(name)}</span>
      <span>{texts.timesLogged({ count })}</span>
    </span>
  </li>
);

/** The text if nothing was logged. With stored data, it says that nothing is saved on this device. */
const nothingText = (isStored: boolean): string =>
  isStored ? texts.noneOnDevice : texts.noneLogged;

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
  const [first] = counts;
  const most =
    first === undefined
      ? texts.noneYet
      : texts.mostFrequent({ type: typeName(first._id), count: first.count });
  const figure = useFigure(query, data === undefined ? undefined : most);
  return (
    <section className={styles.widget} aria-labelledby="top-distractions">
      <Folding
        heading={
          <h3 id="top-distractions" className={kit.medium}>
            {texts.topDistractions}
          </h3>
        }
        figure={figure}
      >
        {data === undefined ? <NotLoaded message={texts.notLoaded} query={query} /> : null}
        {isEmpty ? (
          <div className={styles.nothing}>
            <p className={kit.bold}>{isFetching ? common.loading : nothingText(isStored)}</p>
            <p className={kit.soft}>{texts.willBeHere}</p>
          </div>
        ) : null}
        {data === undefined || isEmpty || since === null ? null : (
          <p className={kit.soft}>{texts.allSince({ date: dateText(since) })}</p>
        )}
        {data === undefined || isEmpty ? null : (
          <ul className={styles.kinds}>
            {counts.map(({ _id, count }) => (
              <Kind key={_id} name={_id} count={count} />
            ))}
          </ul>
        )}
        {isStored ? (
          <p className={`${kit.soft} ${kit.noneIfEmpty}`}>{common.savedOnDevice}</p>
        ) : null}
        <p role="status" className={`${kit.soft} ${kit.noneIfEmpty}`}>
          {waiting > 0 && data !== undefined ? texts.waiting({ count: waiting }) : ''}
        </p>
      </Folding>
    </section>
  );
};
