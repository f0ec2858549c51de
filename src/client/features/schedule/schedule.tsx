import { type CSSProperties, Fragment, useState } from 'react';
import { localTimeText } from '#client/lib/date-text.ts';
import { useClock } from '#client/lib/time/use-clock.ts';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { Button } from '#client/ui/button.tsx';
import { RadioRows } from '#client/ui/fields/radio-rows.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Dialog } from '#client/ui/layout/dialog.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { dayPlan, nowAndNext, type PlacedItem } from '#domain/schedule/day-plan.ts';
import { clockTimeAt } from '#domain/shared/time/day-minutes.ts';
import { LineRow } from './line-row.tsx';
import { MoveForm } from './move-form.tsx';
import styles from './schedule.module.css';
import type { ScheduleEntry } from './schedule-entry.ts';
import { lengthText, nextText, nowText } from './words.ts';

/** Minimum length of a gap between two items for the gap to be shown. */
const LEAST_GAP_MINUTES = 15;
/** Maximum length at which a gap is drawn. A longer gap is drawn at this length, with a break in the line. */
const DRAWN_GAP_MINUTES = 60;

/** The style of a gap: its drawn length in minutes. */
interface GapStyle extends CSSProperties {
  readonly '--minutes': number;
}

const gapStyle = (minutes: number): GapStyle => ({
  '--minutes': Math.min(minutes, DRAWN_GAP_MINUTES),
});

/** The view chosen on this device; null until the person chooses one. */
const chosenView = deviceValue('schedule-view', (kept) =>
  kept === 'line' || kept === 'list' ? kept : null,
);

type Placed = PlacedItem<ScheduleEntry>;

/**
 * The number of free minutes before an item, counted from the latest end of an earlier item or from `fromMin`,
 * whichever is later; 0 if there is neither.
 */
const gapBefore = (timed: readonly Placed[], index: number, fromMin: number | null): number => {
  const ends = timed.slice(0, index).map(({ endMin }) => endMin);
  const from = [...ends, ...(fromMin === null ? [] : [fromMin])];
  return from.length === 0 ? 0 : (timed[index]?.startMin ?? 0) - Math.max(...from);
};

/** Whether the time of an item is over, done or not. */
const isOver = ({ startMin, endMin }: Placed, nowMin: number): boolean =>
  Math.max(endMin, startMin + 1) <= nowMin;

/** Whether the time of an item is over although the item is not done. */
const isPast = (placed: Placed, nowMin: number): boolean =>
  !placed.item.isDone && isOver(placed, nowMin);

/** Whether the current item can be started from the schedule. */
export const useIsDueNow = (entries: readonly ScheduleEntry[]): boolean => {
  const { nowMin, dayStartsAtHour } = useClock();
  const { now } = nowAndNext(dayPlan(entries, dayStartsAtHour).timed, nowMin);
  return now !== null && now.item.start !== null;
};

interface ScheduleProps {
  readonly entries: readonly ScheduleEntry[];
  /**
   * Whether to show only the current item, the next item and the line. The view cannot be chosen then, and items cannot
   * be moved.
   */
  readonly isGlance?: boolean;
}

/**
 * A person's day as a line drawn to scale, with breaks in long gaps, or as a list. The current and the next item are
 * named too.
 */
export const Schedule = ({ entries, isGlance = false }: ScheduleProps) => {
  const { time, nowMin, dayStartsAtHour } = useClock();
  const view = useDeviceValue(chosenView) ?? 'line';
  const [askedId, setAskedId] = useState<string | null>(null);
  const { timed, anyTime } = dayPlan(entries, dayStartsAtHour);
  const about = nowAndNext(timed, nowMin);
  // At a glance, what is over is collapsed, so that the current item comes first.
  const [over, ahead] = isGlance
    ? [
        timed.filter((placed) => isOver(placed, nowMin)),
        timed.filter((placed) => !isOver(placed, nowMin)),
      ]
    : [[], timed];
  const now = nowText(about, dayStartsAtHour);
  const next = nextText(about, nowMin, dayStartsAtHour);
  const asked = entries.find(({ id }) => id === askedId);
  const askedStart = timed.find(({ item }) => item.id === askedId)?.startMin;
  const nowPlace = ahead.findIndex(({ startMin }) => startMin > nowMin);
  const isBetween = about.now === null;
  const row = (placed: Placed) => (
    <LineRow
      key={placed.item.id}
      placed={placed}
      before={entries.find(({ id }) => id === placed.item.afterId)?.title}
      dayStartsAtHour={dayStartsAtHour}
      nowMin={nowMin}
      isNow={about.now?.item.id === placed.item.id}
      start={isGlance && isPast(placed, nowMin) ? placed.item.start?.('small') : null}
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
      <span>Now</span>
    </li>
  );

  return (
    <div className={`${kit.stack4} ${styles.schedule}`}>
      <dl className={styles.about}>
        {now === null ? null : (
          <div>
            <dt>Now</dt>
            <dd>
              <bdi>{now}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>Next</dt>
          <dd>
            {next === null ? (
              timed.length === 0 ? (
                'Nothing has a time today.'
              ) : (
                'Nothing more has a time today.'
              )
            ) : (
              <bdi>{next}</bdi>
            )}
          </dd>
        </div>
      </dl>
      {about.now === null || about.now.item.start === null || !isGlance ? null : (
        <p>{about.now.item.start('named')}</p>
      )}
      {isGlance || timed.length === 0 ? null : (
        <RadioRows
          legend="Show as"
          options={['line', 'list'] as const}
          label={(one) => (one === 'line' ? 'Picture' : 'List')}
          value={view}
          onChoose={chosenView.set}
        />
      )}
      {over.length === 0 ? null : (
        <Fold label="Earlier today">
          <ol className={`${styles.line} ${styles.list}`}>{over.map((placed) => row(placed))}</ol>
        </Fold>
      )}
      {ahead.length === 0 ? null : (
        <ol className={view === 'line' ? styles.line : `${styles.line} ${styles.list}`}>
          {ahead.map((placed, index) => {
            const isNext = isBetween && nowPlace === index;
            const gap = gapBefore(ahead, index, isNext ? nowMin : null);
            return (
              <Fragment key={placed.item.id}>
                {isNext ? nowLine : null}
                {gap < LEAST_GAP_MINUTES || view === 'list' ? null : (
                  <li
                    className={`${kit.softSmall} ${styles.gap}`}
                    style={gapStyle(gap)}
                    data-cut={gap > DRAWN_GAP_MINUTES || undefined}
                    aria-hidden="true"
                  >
                    {lengthText(gap)} free
                  </li>
                )}
                {row(placed)}
              </Fragment>
            );
          })}
          {isBetween && nowPlace === -1 ? nowLine : null}
        </ol>
      )}
      {anyTime.length === 0 || isGlance ? null : (
        <div className={kit.stack2}>
          <h3 className={kit.medium}>At any time</h3>
          <ul className={`${kit.plainList} ${kit.stack}`}>
            {anyTime.map((entry) => (
              <li key={entry.id} className={`${kit.rowApart13} ${styles.free}`}>
                <div className={styles.what}>
                  {entry.icon}
                  <div className={styles.words}>
                    <p className={`${kit.boldBreak} ${styles.title}`} dir="auto">
                      {entry.title}
                    </p>
                    <p className={kit.softSmall}>
                      {[entry.minutes === null ? null : lengthText(entry.minutes), entry.over]
                        .filter((fact) => fact !== null)
                        .join(', ')}
                    </p>
                  </div>
                </div>
                {entry.onMove === null || entry.isDone ? null : (
                  <Button
                    kind="quiet"
                    size="small"
                    aria-label={`Give ${entry.title} a time`}
                    onClick={() => setAskedId(entry.id)}
                  >
                    Give it a time
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Dialog
        open={asked !== undefined}
        onClose={() => setAskedId(null)}
        title={`Move ${asked?.title ?? ''}`}
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
