import { Suspense, useRef, useState } from 'react';
import { urgeCollection } from '#client/features/urge/entries/handlers.ts';
import { usePastUrges } from '#client/features/urge/entries/queries.ts';
import { useRemoveUrge } from '#client/features/urge/entries/use-remove-urge.ts';
import { dayText } from '#client/lib/date-text.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { ScenePicture } from '#client/lib/scene/scene-picture.tsx';
import { clockTimeText } from '#client/lib/time/moment-text.ts';
import { RefusedChanges } from '#client/sync/changes/refused-changes.tsx';
import { EntryButtons } from '#client/ui/entry-buttons.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { EmptyState } from '#client/ui/notices/empty-state.tsx';
import { type KeptUrge, URGES_LISTED } from '#contract/urges.ts';
import { type Distress, distressText } from '#domain/urge/distress.ts';
import { texts } from '#texts/urge.js';
import styles from './past-urges.module.css';

const CorrectUrge = lazyPart(async () => (await import('./correct-urge.tsx')).CorrectUrge);

const waitedText = ({ waitedSeconds, minutes }: KeptUrge): string => {
  const whole = Math.floor(waitedSeconds / 60);
  if (whole === minutes) return texts.waitedAll({ minutes });
  if (whole === 0) return texts.waitedUnderOne({ minutes });
  return texts.waitedSome({ waited: whole, minutes });
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
        <span className={kit.softSmall}>{texts.notNoted}</span>
      ) : (
        <>
          {texts.distressAndLevel({ distress: distressText(distress), level: distress })}
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
  const when = texts.dayAndTime({
    day: dayText(urge.localDate),
    time: clockTimeText(urge.startedAt, urge.zone),
  });
  return (
    <li className={`${kit.stack3} ${kit.box} ${styles.urge}`}>
      <h2 className={kit.medium}>{when}</h2>
      <p className={kit.softSmall}>
        {waitedText(urge)} {urge.ritual === null ? null : texts.pastRituals[urge.ritual]}
      </p>
      <dl className={styles.figures}>
        <Figure name={texts.before} distress={urge.before} />
        <Figure name={texts.during} distress={urge.during} />
        <Figure name={texts.after} distress={urge.after} />
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
    return <NotLoaded message={texts.pastUrgesNotLoaded} query={query} />;
  }
  return (
    <>
      <RefusedChanges of={urgeCollection} />
      <p role="status" className={kit.noneIfEmpty}>
        {told}
      </p>
      {urges.length === 0 ? (
        <EmptyState title={texts.pastUrgesWillBeHere} picture={<ScenePicture name="tea" />}>
          {texts.eachIsListed}
        </EmptyState>
      ) : null}
      <ul ref={list} tabIndex={-1} className={styles.list} aria-label={texts.pastUrges}>
        {urges.map((urge) => (
          <PastUrge
            key={urge.id}
            urge={urge}
            onEdit={() => setEdited(urge)}
            onDelete={() => {
              remove(urge.id);
              setTold(texts.entryDeleted);
              list.current?.focus();
            }}
          />
        ))}
      </ul>
      {urges.length >= URGES_LISTED ? (
        <p className={kit.softSmall}>{texts.latestAreHere({ max: URGES_LISTED })}</p>
      ) : null}
      {edited === null ? null : (
        <Suspense fallback={null}>
          <CorrectUrge
            urge={edited}
            onClose={(isSaved) => {
              setEdited(null);
              if (isSaved) setTold(texts.entryCorrected);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
