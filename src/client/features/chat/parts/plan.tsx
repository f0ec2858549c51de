import { dateFormat, localTimeText } from '#client/lib/date-text.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';
import type { PartOf } from './message-part-type.ts';
import styles from './parts.module.css';

const day = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** A local time or date as it is shown. */
const whenText = (at: string): string => (isLocalDate(at) ? day(at) : localTimeText(at));

/** A plan: things to do, with their times if any has one. */
export const PlanPart = ({ part }: { readonly part: PartOf<'plan'> }) => {
  const hasTimes = part.entries.some(({ at }) => at !== null);
  return (
    <section className={styles.panel} aria-label={`Plan: ${part.title}`}>
      <p className={styles.panelTitle}>{part.title}</p>
      <ol className={styles.plan}>
        {part.entries.map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same entry can come twice
          <li key={index} className={styles.planEntry}>
            {hasTimes ? (
              <span className={styles.when}>
                {at === null ? 'No time' : <time dateTime={at}>{whenText(at)}</time>}
              </span>
            ) : null}
            <span className={styles.taskText} dir="auto">
              {text}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
