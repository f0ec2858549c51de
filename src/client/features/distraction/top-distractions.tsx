import { queryOptions, useQuery } from '@tanstack/react-query';
import BatteryLow from 'lucide-react/icons/battery-low';
import Brain from 'lucide-react/icons/brain';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Smartphone from 'lucide-react/icons/smartphone';
import Users from 'lucide-react/icons/users';
import Volume2 from 'lucide-react/icons/volume-2';
import { call } from '#client/lib/api.ts';
import { loadState } from '#client/lib/load-state.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { useSession } from '#client/lib/session.ts';
import { useOnline } from '#client/platform/online.ts';
import { distractionEndpoints } from '#contract/distraction.ts';
import { DISTRACTION_TYPES, type DistractionType } from '#domain/distraction/types.ts';
import styles from './top-distractions.module.css';

const ICONS = {
  Phone: Smartphone,
  Noise: Volume2,
  Thoughts: Brain,
  People: Users,
  Fatigue: BatteryLow,
};

const known = (name: string): DistractionType | undefined =>
  DISTRACTION_TYPES.find((type) => type === name);

const topDistractions = (userId: string) =>
  queryOptions({
    queryKey: ['distraction', userId, 'summary'],
    queryFn: ({ signal }) => call(distractionEndpoints.summary, { params: { userId }, signal }),
  });

interface KindProps {
  readonly name: string;
  readonly count: number;
}

/** One category. One that this app does not know yet is grey, with a question mark. */
const Kind = ({ name, count }: KindProps) => {
  const type = known(name);
  const Icon = type === undefined ? CircleQuestionMark : ICONS[type];
  return (
    <li className={`${styles.kind} ${styles[type ?? 'other']}`}>
      <span className={styles.icon}>
        <Icon aria-hidden="true" size="1.4rem" />
      </span>
      <span className={styles.text}>
        <span className={styles.name}>{name}</span>
        <span>
          Logged {count} {count === 1 ? 'time' : 'times'}
        </span>
      </span>
    </li>
  );
};

/** How often each distraction was logged, the most frequent first. */
export const TopDistractions = () => {
  const session = useSession();
  const query = useQuery(topDistractions(session.state === 'out' ? '' : session.userId));
  const stored = loadState(query, useOnline()) === 'stored';
  const { data } = query;
  return (
    <section className={styles.widget} aria-labelledby="top-distractions">
      <h3 id="top-distractions" className={styles.heading}>
        Top Distractions
      </h3>
      {data === undefined ? <NotLoaded what="Your distractions" query={query} /> : null}
      {data?.length === 0 ? (
        <div className={styles.nothing}>
          <p className={styles.name}>No distractions logged yet.</p>
          <p className={styles.soft}>What pulls you away most often will be here.</p>
        </div>
      ) : null}
      {data === undefined || data.length === 0 ? null : (
        <ul className={styles.kinds}>
          {data.map(({ _id, count }) => (
            <Kind key={_id} name={_id} count={count} />
          ))}
        </ul>
      )}
      <p role="status" className={styles.note}>
        {stored ? 'Showing what was saved on this device.' : ''}
      </p>
    </section>
  );
};
