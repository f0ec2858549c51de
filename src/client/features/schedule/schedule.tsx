import { type CSSProperties, Fragment, useState } from 'react';
import { localTimeText } from '#client/lib/date-text.ts';
import { useClock } from '#client/lib/time/use-clock.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { Button } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import {
  canStillBegin,
  dayPlan,
  nowAndNext,
  type PlacedItem,
  stillPossible,
} from '#domain/schedule/day-plan.ts';
import { clockTimeAt } from '#domain/shared/time/day-minutes.ts';
import { texts } from '#texts/schedule.js';
import { LineRow } from './line-row.tsx';
import { MoveForm } from './move-form.tsx';
import styles from './schedule.module.css';
import type { ScheduleEntry } from './schedule-entry.ts';
import { lengthText, nextText, nowText, untimedFacts } from './words.ts';

/** Minimum length of a gap between two items for the gap to be shown. */
const LEAST_GAP_MINUTES = 15;
/** Maximum length at which a gap is drawn. A longer gap is drawn at this length, with a break in the line. */
const DRAWN_GAP_MINUTES = { glance: 20, whole: 40 };

/** The style of a gap: its drawn length in minutes. */
interface GapStyle extends CSSProperties {
  readonly '--minutes': number;
}

const gapStyle = (minutes: number, drawn: number): GapStyle => ({
  '--minutes': Math.min(minutes, drawn),
});

/** The view chosen on this device; null until the person chooses one. */
const chosenView = deviceValue('schedule-view', (kept) =>
  kept === 'line' || kept === 'list' ? kept : null,
);

type Placed = PlacedItem<ScheduleEntry>;

/** The number of free minutes before an item since the latest end of an earlier item; 0 for the first item. */
const gapBefore = (timed: readonly Placed[], index: number): number => {
  const ends = timed.slice(0, index).map(({ endMin }) => endMin);
  return ends.length === 0 ? 0 : (timed[index]?.startMin ?? 0) - Math.max(...ends);
};

/** Whether the time of an item is over, done or not. */
const isOver = ({ startMin, endMin }: Placed, nowMin: number): boolean =>
  Math.max(endMin, startMin + 1) <= nowMin;

/** Whether the time of an item has come and the item is not done. */
const isOpenAt = ({ item, startMin }: Placed, nowMin: number): boolean =>
  !item.isDone && startMin <= nowMin;

/** The current item, or one that can still begin, if it can be started from the schedule; null for none. */
export const dueAt = (
  entries: readonly ScheduleEntry[],
  nowMin: number,
  dayStartsAtHour: number,
): ScheduleEntry | null => {
  const { timed } = dayPlan(entries, dayStartsAtHour);
  const due = nowAndNext(timed, nowMin).now ?? stillPossible(timed, nowMin);
  return due === null || due.item.start === null ? null : due.item;
};

interface ScheduleProps {
  readonly entries: readonly ScheduleEntry[];
  /**
   * Whether to show only the current item, the next item and the line. The view cannot be chosen then, and items cannot
   * be moved.
   */
  readonly isGlance?: boolean;
  /** The item that the page already offers to start above the schedule; null for none. */
  readonly offeredId?: string | null;
}

/**
 * A person's day as a line, drawn to scale but with long gaps shortened, or as a list. The current and the next item are
 * named too.
 */
export const Schedule = ({ entries, isGlance = false, offeredId = null }: ScheduleProps) => {
  const { time, nowMin, dayStartsAtHour } = useClock();
  const view = useDeviceValue(chosenView) ?? 'line';
  const [askedId, setAskedId] = useState<string | null>(null);
  const { timed, anyTime } = dayPlan(entries, dayStartsAtHour);
  const about = nowAndNext(timed, nowMin);
  const isBegun = entries.some((entry) => entry.isBegun);
  // At a glance, only what can be started is listed without a time.
  const free = isGlance ? anyTime.filter(({ start }) => start !== null) : anyTime;
  // At a glance, what is over is collapsed, so that the current item comes first. What can still be started stays.
  const isFolded = (placed: Placed): boolean =>
    isGlance &&
    isOver(placed, nowMin) &&
    (placed.item.start === null || !canStillBegin(placed, nowMin));
  const over = timed.filter(isFolded);
  const ahead = timed.filter((placed) => !isFolded(placed));
  const now = nowText(about, dayStartsAtHour);
  const next = nextText(about, nowMin, dayStartsAtHour);
  const asked = entries.find(({ id }) => id === askedId);
  const askedStart = timed.find(({ item }) => item.id === askedId)?.startMin;
  const nowPlace = ahead.findIndex(({ startMin }) => startMin > nowMin);
  const isBetween = about.now === null;
  const drawnGap = isGlance ? DRAWN_GAP_MINUTES.glance : DRAWN_GAP_MINUTES.whole;
  const row = (placed: Placed) => (
    <LineRow
      key={placed.item.id}
      placed={placed}
      before={entries.find(({ id }) => id === placed.item.afterId)?.title}
      dayStartsAtHour={dayStartsAtHour}
      nowMin={nowMin}
      isNow={about.now?.item.id === placed.item.id}
      start={
        isGlance && placed.item.id !== offeredId && isOpenAt(placed, nowMin)
          ? placed.item.start?.('small')
          : null
      }
      onAsk={
        isGlance || placed.item.onMove === null || placed.item.isDone
          ? null
          : () => setAskedId(placed.item.id)
      }
    />
  );
  const nowLine = (
    <li className={styles.nowLine}>
      <time className={styles.time} dateTime={time}>
        {localTimeText(time)}
      </time>
      <span>{texts.now}</span>
    </li>
  );

  return (
    <div className={`${kit.stack4} ${styles.schedule}`}>
      {timed.length === 0 ? null : (
        <dl className={styles.about}>
          {now === null ? null : (
            <div>
              <dt>{texts.now}</dt>
              <dd>
                <bdi>{now}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>{texts.next}</dt>
            <dd>{next === null ? texts.nothingNext : <bdi>{next}</bdi>}</dd>
          </div>
        </dl>
      )}
      {over.length === 0 ? null : (
        <Fold label={texts.earlierToday}>
          <ol className={`${styles.line} ${styles.list}`}>{over.map((placed) => row(placed))}</ol>
        </Fold>
      )}
      {ahead.length === 0 ? null : (
        <ol className={view === 'line' ? styles.line : `${styles.line} ${styles.list}`}>
          {ahead.map((placed, index) => {
            const isNext = isBetween && nowPlace === index;
            // Between now and the next item nothing is left to do, even if a routine was planned for longer.
            const gap = isNext ? placed.startMin - nowMin : gapBefore(ahead, index);
            return (
              <Fragment key={placed.item.id}>
                {isNext ? nowLine : null}
                {gap < LEAST_GAP_MINUTES || view === 'list' || (isNext && isBegun) ? null : (
                  <li
                    className={`${kit.softSmall} ${styles.gap}`}
                    style={gapStyle(gap, drawnGap)}
                    data-cut={gap > drawnGap || undefined}
                    aria-hidden="true"
                  >
                    {texts.freeTime({ length: lengthText(gap) })}
                  </li>
                )}
                {row(placed)}
              </Fragment>
            );
          })}
          {isBetween && nowPlace === -1 ? nowLine : null}
        </ol>
      )}
      {free.length === 0 ? null : (
        <div className={kit.stack2}>
          <h3 className={kit.medium}>{texts.anyTime}</h3>
          <ul className={`${kit.plainList} ${kit.stack}`}>
            {free.map((entry) => (
              <li key={entry.id} className={`${kit.rowApart13} ${styles.free}`}>
                <div className={styles.what}>
                  {entry.icon}
                  <div className={styles.words}>
                    <p className={`${kit.boldBreak} ${styles.title}`} dir="auto">
                      {entry.title}
                    </p>
                    <p className={kit.softSmall}>{untimedFacts(entry)}</p>
                  </div>
                </div>
                {isGlance ? entry.start?.('small') : null}
                {isGlance || entry.onMove === null || entry.isDone ? null : (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={texts.giveTimeTo({ name: entry.title })}
                    onClick={() => setAskedId(entry.id)}
                  >
                    {texts.giveTime}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      {isGlance || timed.length === 0 ? null : (
        <p>
          <Button
            kind="quiet"
            size="small"
            onClick={() => chosenView.set(view === 'line' ? 'list' : 'line')}
          >
            {view === 'line' ? texts.asList : texts.asPicture}
          </Button>
        </p>
      )}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAskedId(null)}
        title={texts.moveName({ name: asked?.title ?? '' })}
      >
        <MoveForm
          time={askedStart === undefined ? null : clockTimeAt(askedStart, dayStartsAtHour)}
          nowMin={nowMin}
          dayStartsAtHour={dayStartsAtHour}
          onMove={(wanted) => {
            setAskedId(null);
            asked?.onMove?.(wanted);
          }}
        />
      </Dialog>
    </div>
  );
};
