import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect } from 'react';
import { Link } from 'wouter';
import page from '#client/features/routines/player/player.module.css';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { usePageHeading } from '#client/ui/layout/page.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { isDone } from '#domain/routines/marks.ts';
import { elapsedMs } from '#domain/routines/player/clock.ts';
import { marksOf } from '#domain/routines/player/marks.ts';
import { stepOf } from '#domain/routines/player/run.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';
import type { PlayedDay, Press } from '../run/use-run.ts';
import { endHeading, endWords, markText, measured, SIZE_LABELS, tookText } from '../words.ts';
import styles from './end.module.css';

const ROUTINES: PagePath = '/features/routine-builder';

interface EndProps {
  readonly played: PlayedDay;
  readonly press: Press;
  readonly chooseSize: (size: Size) => void;
}

/**
 * The largest completed size below the chosen size. Null if the chosen size is completed, or if no smaller size is
 * completed.
 */
const doneSize = ({ day, run, size }: PlayedDay): Size | null => {
  const { steps } = day.plan;
  const marks = { ...day.marks, ...marksOf(run) };
  if (isDone(steps, size, marks)) return null;
  const smaller = SIZES.slice(SIZES.indexOf(size) + 1);
  return smaller.find((one) => isDone(steps, one, marks)) ?? null;
};

/** The player after the last step: what was done, in kind words, and how long it took. */
export const End = ({ played, press, chooseSize }: EndProps) => {
  const { day, run } = played;
  const { name } = day.plan;
  const heading = usePageHeading(name);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [heading]);
  const done = run.order.filter((id) => run.marks[id] === 'done').length;
  const workedMs = elapsedMs(run, 0) - run.pausedMs;
  const smaller = doneSize(played);
  return (
    <div className={page.column}>
      <h1 ref={heading} tabIndex={-1} className={page.title}>
        {endHeading(name, done, run.order.length)}
      </h1>
      <p className={kit.softLarge}>
        {endWords(done, run.order.length)} It took {measured(workedMs)}
        {run.pausedMs < 30_000 ? '' : `, and ${measured(run.pausedMs)} of pause`}.
      </p>
      {smaller === null ? null : (
        <div className={styles.size}>
          <p>All steps of a smaller size are done: {SIZE_LABELS[smaller].toLowerCase()}.</p>
          <Button kind="secondary" onClick={() => chooseSize(smaller)}>
            Count it as that
          </Button>
        </div>
      )}
      <ol className={styles.steps} aria-label="Steps">
        {run.order.map((id) => {
          const step = stepOf(run, id);
          const mark = run.marks[id];
          const spentMs = run.spentMs[id] ?? null;
          return step === null ? null : (
            <li key={id} className={styles.step}>
              <div>
                <bdi>{step.title}</bdi>
                <p className={kit.soft}>
                  {mark === 'done' ? tookText(spentMs, step.minutes) : markText(mark)}
                </p>
              </div>
              {mark === 'done' || !played.isLed ? null : (
                <Button
                  kind="quiet"
                  size="small"
                  aria-label={`Do it now: ${step.title}`}
                  onClick={() => press('jump', { stepId: id })}
                >
                  Do it now
                </Button>
              )}
            </li>
          );
        })}
      </ol>
      <p className={kit.soft}>These times are never shared.</p>
      <Readers stream="routines" what="what you did" />
      <div className={kit.row3}>
        <Link to={ROUTINES} className={buttonClass()}>
          Back to the day
        </Link>
        {run.history.length === 0 || !played.isLed ? null : (
          <Button kind="secondary" icon={Undo2} onClick={() => press('undo')}>
            Undo the last step
          </Button>
        )}
      </div>
    </div>
  );
};
