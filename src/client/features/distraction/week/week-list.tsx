import { useRef, useState } from 'react';
import { useRemoveDistraction } from '#client/features/distraction/changes/use-remove-distraction.ts';
import { KindIcon } from '#client/features/distraction/kind-icon.tsx';
import { typeName } from '#client/features/distraction/type-name.ts';
import { dayText } from '#client/lib/date-text.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { clockTimeText } from '#client/lib/time/moment-text.ts';
import { useToday } from '#client/lib/use-today.ts';
import { EntryButtons } from '#client/ui/entry-buttons.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { Distraction } from '#contract/distraction.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/distraction.js';
import { CorrectDistraction } from './correct-distraction.tsx';
import { useRecentDistractions } from './recent.ts';
import styles from './week-list.module.css';

interface RowProps {
  readonly log: Distraction;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

const Row = ({ log: { type, timestamp, localDate, zone }, onEdit, onDelete }: RowProps) => {
  const today = useToday();
  const day = localDate === today ? common.today : dayText(localDate);
  const when = texts.dayAndTime({ day, time: clockTimeText(timestamp, zone) });
  return (
    <li className={`${kit.rowApart13} ${styles.row}`}>
      <span className={kit.iconText}>
        <KindIcon name={type} />
        <span className={styles.text}>
          <span className={kit.bold}>{typeName(type)}</span>
          <time dateTime={timestamp} className={kit.softSmall}>
            {when}
          </time>
        </span>
      </span>
      <EntryButtons
        name={texts.typeAndTime({ type: typeName(type), time: when })}
        onEdit={onEdit}
        onDelete={onDelete}
      />
    </li>
  );
};

/** The list of the distractions of the last seven days, the newest first. */
export const WeekList = () => {
  const { query, distractions } = useRecentDistractions();
  const remove = useRemoveDistraction();
  const list = useRef<HTMLUListElement>(null);
  // Keeps the distraction itself, so that the form stays open if it disappears from the list.
  const [edited, setEdited] = useState<Distraction | null>(null);
  const [told, setTold] = useState('');
  if (query.data === undefined && distractions.length === 0)
    return <NotLoaded message={texts.notLoaded} query={query} />;
  return (
    <>
      <p role="status" className={kit.noneIfEmpty}>
        {told}
      </p>
      {distractions.length === 0 ? <p className={kit.soft}>{texts.noneThisWeek}</p> : null}
      <ul
        ref={list}
        tabIndex={-1}
        className={`${kit.plainList} ${kit.noRing}`}
        aria-label={texts.listOfWeek}
      >
        {distractions.map((log) => (
          <Row
            key={log.id}
            log={log}
            onEdit={() => setEdited(log)}
            onDelete={() => {
              remove(log);
              setTold(texts.deleted);
              list.current?.focus();
            }}
          />
        ))}
      </ul>
      {edited === null ? null : (
        <CorrectDistraction
          log={edited}
          onClose={(isSaved) => {
            setEdited(null);
            if (isSaved) setTold(texts.corrected);
          }}
        />
      )}
    </>
  );
};
