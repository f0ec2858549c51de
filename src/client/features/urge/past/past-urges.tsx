import { Suspense, useRef, useState } from 'react';
import { urgeCollection } from '#client/features/urge/entries/handlers.ts';
import { usePastUrges } from '#client/features/urge/entries/queries.ts';
import { useRemoveUrge } from '#client/features/urge/entries/use-remove-urge.ts';
import { PAST_RITUAL_WORDS } from '#client/features/urge/words.ts';
import { dayText } from '#client/lib/date-text.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { clockTimeText } from '#client/lib/time/moment-text.ts';
import { RefusedChanges } from '#client/sync/changes/refused-changes.tsx';
import { EntryButtons } from '#client/ui/entry-buttons.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { EmptyState } from '#client/ui/notices/empty-state.tsx';
import { type KeptUrge, URGES_LISTED } from '#contract/urges.ts';
import { type Distress, distressText } from '#domain/urge/distress.ts';
import styles from './past-urges.module.css';

const CorrectUrge = lazyPart(async () => (await import('./correct-urge.tsx')).CorrectUrge);

const waitedText = ({ waitedSeconds, minutes }: KeptUrge): string => {
  const whole = Math.floor(waitedSeconds / 60);
  if (whole === minutes) return `Waited ${minutes} minutes.`;
  if (whole === 0) return `Waited less than 1 of ${minutes} minutes.`;
  return `Waited ${whole} of ${minutes} minutes.`;
};

interface FigureProps {
  readonly name: string;
  readonly distress: Distress | null;
}

/** Distress as a number with its name, and as a bar. */
const Figure = ({ name, distress }: FigureProps) => (
  <div className={styles.figure}>
    <dt>{name}</dt>
    <dd>
      {distress === null ? (
        <span className={kit.softSmall}>not noted</span>
      ) : (
        <>
          {distressText(distress)} ({distress})
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.filled} style={{ inlineSize: `${distress * 10}%` }} />
          </span>
        </>
      )}
    </dd>
  </div>
);

interface PastUrgeProps {
  readonly urge: KeptUrge;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const PastUrge = ({ urge, onEdit, onDelete }: PastUrgeProps) => {
  const when = `${dayText(urge.localDate)}, ${clockTimeText(urge.startedAt, urge.zone)}`;
  return (
    <li className={`${kit.stack3} ${kit.box} ${styles.urge}`}>
      <h2 className={kit.medium}>{when}</h2>
      <p className={kit.softSmall}>
        {waitedText(urge)} {urge.ritual === null ? null : PAST_RITUAL_WORDS[urge.ritual]}
      </p>
      <dl className={styles.figures}>
        <Figure name="Before" distress={urge.before} />
        <Figure name="During" distress={urge.during} />
        <Figure name="After" distress={urge.after} />
      </dl>
      {urge.happened === '' ? null : (
        <p className={kit.ownWords} dir="auto">
          {urge.happened}
        </p>
      )}
      <EntryButtons name={when} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
};

/** The person's past urges, newest first. */
export const PastUrges = () => {
  const { query, urges } = usePastUrges();
  const remove = useRemoveUrge();
  const list = useRef<HTMLUListElement>(null);
  const [told, setTold] = useState('');
  // Keeps the urge itself, so that the form stays open if the urge disappears from the list.
  const [edited, setEdited] = useState<KeptUrge | null>(null);
  if (query.data === undefined && urges.length === 0) {
    return <NotLoaded what="Your past urges" query={query} />;
  }
  return (
    <>
      <RefusedChanges of={urgeCollection} />
      <p role="status" className={kit.noneIfEmpty}>
        {told}
      </p>
      {urges.length === 0 ? (
        <EmptyState title="Your past urges will be here.">
          Each one that you save on “Urge now” is listed with its day.
        </EmptyState>
      ) : null}
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label="Past urges">
        {urges.map((urge) => (
          <PastUrge
            key={urge.id}
            urge={urge}
            onEdit={() => setEdited(urge)}
            onDelete={() => {
              remove(urge.id);
              setTold('The entry is deleted.');
              list.current?.focus();
            }}
          />
        ))}
      </ul>
      {urges.length >= URGES_LISTED ? (
        <p className={kit.softSmall}>The latest {URGES_LISTED} are here. All are in your export.</p>
      ) : null}
      {edited === null ? null : (
        <Suspense fallback={null}>
          <CorrectUrge
            urge={edited}
            onClose={(isSaved) => {
              setEdited(null);
              if (isSaved) setTold('The entry is corrected.');
            }}
          />
        </Suspense>
      )}
    </>
  );
};
