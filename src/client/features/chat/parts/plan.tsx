import { dateFormat, localTimeText } from '#client/lib/date-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import { isLocalDate } from '#domain/shared/time/local-date.ts';
import { texts } from '#texts/chat.js';
import type { PartOf } from './message-part-type.ts';
import styles from './parts.module.css';

const day = dateFormat({ weekday: 'short', day: 'numeric', month: 'short' });

/** A local time or date as text. */
const whenText = (at: string): string => (isLocalDate(at) ? day(at) : localTimeText(at));

/** A plan: things to do, with their times if at least one of them has a time. */
export const PlanPart = ({ part }: { readonly part: PartOf<'plan'> }) => {
  const hasTimes = part.entries.some(({ at }) => at !== null);
  return (
    <section className={styles.panel} aria-label={texts.planOf({ title: part.title })}>
      <p className={kit.boldBreak}>{part.title}</p>
      <ol className={kit.stack}>
        {part.entries.map(({ at, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same entry can occur twice
          <li key={index} className={styles.planEntry}>
            {hasTimes ? (
              <span className={styles.when}>
                {at === null ? texts.noTime : <time dateTime={at}>{whenText(at)}</time>}
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
