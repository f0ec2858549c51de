import { type ReactNode, useRef, useState } from 'react';
import type { ShownMood } from '#client/features/mood/entries/shown.ts';
import { MoodFace } from '#client/features/mood/face.tsx';
import { timeText } from '#client/features/mood/time-text.ts';
import { dayText } from '#client/lib/date-text.ts';
import { useArrival } from '#client/lib/navigation/use-arrival.ts';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { signalName } from '#domain/mood/body.ts';
import { energyName } from '#domain/mood/energy.ts';
import { levelName } from '#domain/mood/levels.ts';
import { tagName } from '#domain/mood/tag-name.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/mood.js';
import { CHOSEN_DAY_ID } from './chosen-day-link.ts';
import styles from './day-moods.module.css';
import { useIsScrollable } from './use-is-scrollable.ts';

/** Renders the actions of a mood. `tell` shows what was done. */
export type MoodActions = (log: ShownMood, tell: (words: string) => void) => ReactNode;

interface MoodProps {
  readonly log: ShownMood;
  readonly actions: ReactNode;
}

const Mood = ({ log, actions }: MoodProps) => (
  <li className={styles.entry}>
    <p className={styles.head}>
      <time dateTime={log.timestamp}>{timeText(log.timestamp, log.zone)}</time>
      {log.waiting === true ? <span className={styles.waiting}>{texts.waitingToSend}</span> : null}
    </p>
    <dl className={`${kit.stack} ${styles.parts}`}>
      <dt>{texts.mood}</dt>
      <dd>
        <MoodFace mood={log.mood} />{' '}
        {texts.moodWithValue({ mood: levelName(log.mood), value: log.mood })}
      </dd>
      <dt>{texts.why2}</dt>
      <dd className={styles.why}>{log.why.trim() === '' ? texts.noReasonLogged : log.why}</dd>
      <dt>{texts.tags}</dt>
      <dd>{[...log.tags.map(tagName), ...log.ownTags].join(', ') || texts.noTags}</dd>
      {log.energy === null ? null : (
        <>
          <dt>{texts.energy}</dt>
          <dd>{energyName(log.energy)}</dd>
        </>
      )}
      {log.body.length === 0 ? null : (
        <>
          <dt>{texts.body}</dt>
          <dd>{log.body.map(signalName).join(', ')}</dd>
        </>
      )}
    </dl>
    {actions}
  </li>
);

interface DayMoodsProps {
  readonly day: LocalDate;
  /** The day's moods in chronological order. */
  readonly logs: readonly ShownMood[];
  /** Whether the moods of this day have been loaded. */
  readonly isLoaded: boolean;
  readonly actions?: MoodActions | undefined;
}

/** All moods of one day. On wide screens, a long list scrolls separately. */
export const DayMoods = ({ day, logs, isLoaded, actions }: DayMoodsProps) => {
  const list = useRef<HTMLOListElement>(null);
  const isScrollable = useIsScrollable(list);
  const [told, setTold] = useState<{ readonly day: LocalDate; readonly words: string } | null>(
    null,
  );
  useArrival(CHOSEN_DAY_ID);
  const tell = (words: string): void => setTold({ day, words });
  return (
    <section
      className={`${kit.stackTop3} ${kit.container}`}
      aria-label={texts.moodsOf({ day: dayText(day) })}
    >
      <h3 id={CHOSEN_DAY_ID} className={styles.title} tabIndex={-1}>
        {dayText(day)}
      </h3>
      <div role="status">
        {told?.day === day ? (
          <p>{told.words}</p>
        ) : (
          <VisuallyHidden>
            {texts.dayWithMoods({ day: dayText(day), count: logs.length })}
          </VisuallyHidden>
        )}
      </div>
      {logs.length === 0 && isLoaded ? <p className={kit.soft}>{texts.noMoodIsLoggedOn}</p> : null}
      {logs.length === 0 ? null : (
        <ol ref={list} className={styles.list} tabIndex={isScrollable ? 0 : undefined}>
          {logs.map((log) => (
            <Mood key={log.id} log={log} actions={actions?.(log, tell)} />
          ))}
        </ol>
      )}
    </section>
  );
};
