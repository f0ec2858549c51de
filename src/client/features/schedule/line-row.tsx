import Check from 'lucide-react/icons/check';
import GripVertical from 'lucide-react/icons/grip-vertical';
import type { CSSProperties, ReactNode } from 'react';
import { localTimeText } from '#client/lib/date-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import { toneOf } from '#client/ui/layout/mark.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { PlacedItem } from '#domain/schedule/day-plan.ts';
import { clockTimeAt } from '#domain/shared/time/day-minutes.ts';
import { texts } from '#texts/schedule.js';
import styles from './schedule.module.css';
import type { ScheduleEntry } from './schedule-entry.ts';
import { useMoving } from './use-moving.ts';
import { factsText } from './words.ts';

interface LineRowProps {
  readonly placed: PlacedItem<ScheduleEntry>;
  /** The title of the item that this item follows; undefined if it follows none. */
  readonly before: string | undefined;
  readonly dayStartsAtHour: number;
  /** The current time, in minutes since the person's day began. */
  readonly nowMin: number;
  /** Whether this is the current item. */
  readonly isNow: boolean;
  /** The control that starts the item from here; null if there is none. */
  readonly start: ReactNode;
  /** Opens the dialog in which the item can be moved; null if it cannot be moved. */
  readonly onAsk: (() => void) | null;
}

/** The style of a row: its color, and in minutes its length and the time since its start. */
interface RowStyle extends CSSProperties {
  readonly '--minutes': number;
  readonly '--tone': string;
  readonly '--passed': number;
}

/** One item on the day's line: its time, length, title, facts and drag handle. */
export const LineRow = ({
  placed,
  before,
  dayStartsAtHour,
  nowMin,
  isNow,
  start: startLink,
  onAsk,
}: LineRowProps) => {
  const { item, startMin, endMin } = placed;
  const { wanted, offsetPx, handlers } = useMoving(startMin, dayStartsAtHour, (time) =>
    item.onMove?.(time),
  );
  const start = clockTimeAt(startMin, dayStartsAtHour);
  const shown = localTimeText(wanted ?? start);
  const style: RowStyle = {
    '--minutes': endMin - startMin,
    '--passed': nowMin - startMin,
    '--tone': toneOf(item.color),
    ...(offsetPx === 0 ? {} : { transform: `translateY(${offsetPx}px)` }),
  };
  const classes = [
    styles.row,
    item.isDone ? styles.isDone : '',
    wanted === null ? '' : styles.isMoving,
  ];
  return (
    <li className={classes.join(' ')} style={style} aria-current={isNow ? 'time' : undefined}>
      <time className={styles.time} dateTime={wanted ?? start}>
        {shown}
      </time>
      <span className={styles.track} aria-hidden="true">
        <span className={styles.length}>{isNow ? <span className={styles.nowMark} /> : null}</span>
      </span>
      <div className={styles.what}>
        {item.icon}
        <div className={styles.words}>
          <p className={`${kit.boldBreak} ${styles.title}`} dir="auto">
            {item.isComplete ? (
              <Check aria-hidden="true" size="1.1em" className={styles.tick} />
            ) : null}
            {item.title}
          </p>
          <p className={kit.softSmall}>{factsText(placed, before, dayStartsAtHour)}</p>
          {startLink}
        </div>
      </div>
      {onAsk === null ? null : (
        <button
          type="button"
          className={styles.handle}
          aria-label={texts.moveNameAt({ name: item.title, time: shown })}
          onClick={onAsk}
          {...handlers}
        >
          <GripVertical aria-hidden="true" size="1.2em" />
        </button>
      )}
      {wanted === null ? null : (
        <VisuallyHidden>
          <span role="status">{texts.movedTo({ time: shown })}</span>
        </VisuallyHidden>
      )}
    </li>
  );
};
