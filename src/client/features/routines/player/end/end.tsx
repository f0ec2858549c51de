import Undo2 from 'lucide-react/icons/undo-2';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import page from '#client/features/routines/player/player.module.css';
import { Readers } from '#client/lib/sharing/readers.tsx';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Gladness } from '#client/ui/gladness.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { usePageHeading } from '#client/ui/layout/page.tsx';
import type { PagePath } from '#contract/shared/pages.ts';
import { isDone } from '#domain/routines/marks.ts';
import { elapsedMs } from '#domain/routines/player/clock.ts';
import { marksOf } from '#domain/routines/player/marks.ts';
import { stepOf } from '#domain/routines/player/run.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';
import { texts } from '#texts/routine-player.js';
import type { PlayedDay, Press } from '../run/use-run.ts';
import { endHeading, endWords, markText, tookText, wholeMinutes } from '../words.ts';
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

interface StepRowsProps {
  readonly run: PlayedDay['run'];
  readonly ids: readonly string[];
  readonly label: string;
  /** Renders what can be done about a step. */
  readonly action?: (id: string, title: string) => ReactNode;
}

/** Steps with their outcomes. */
const StepRows = ({ run, ids, label, action }: StepRowsProps) => (
  <ol className={styles.steps} aria-label={label}>
    {ids.map((id) => {
      const step = stepOf(run, id);
      const mark = run.marks[id];
      return step === null ? null : (
        <li key={id} className={styles.step}>
          <div>
            <bdi>{step.title}</bdi>
            <p className={kit.soft}>
              {mark === 'done' ? tookText(run.spentMs[id] ?? null, step.minutes) : markText(mark)}
            </p>
          </div>
          {action?.(id, step.title)}
        </li>
      );
    })}
  </ol>
);

/** The player after the last step: what was done, in kind words, and how long it took. */
export const End = ({ played, press, chooseSize }: EndProps) => {
  const { day, run } = played;
  const { name } = day.plan;
  const heading = usePageHeading(name);
  useEffect(() => {
    // The player may have been scrolled down to its last button.
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [heading]);
  const done = run.order.filter((id) => run.marks[id] === 'done');
  const open = run.order.filter((id) => run.marks[id] !== 'done');
  const minutes = wholeMinutes(elapsedMs(run, 0) - run.pausedMs);
  const smaller = doneSize(played);
  const openSteps = (
    <StepRows
      run={run}
      ids={open}
      label={texts.forAnotherTime}
      action={(id, title) =>
        played.isLed ? (
          <Button
            kind="quiet"
            size="small"
            aria-label={texts.doStepNowAtEnd({ step: title })}
            onClick={() => press('jump', { stepId: id })}
          >
            {texts.doItNow}
          </Button>
        ) : null
      }
    />
  );
  return (
    <div className={page.column}>
      {done.length === 0 ? null : <Gladness />}
      <h1 ref={heading} tabIndex={-1} className={page.title}>
        {endHeading(name, done.length, run.order.length)}
      </h1>
      <p className={kit.softLarge}>
        {endWords(done.length, run.order.length)}{' '}
        {run.pausedMs < 30_000
          ? texts.itTook({ minutes })
          : texts.itTookWithPause({ minutes, paused: wholeMinutes(run.pausedMs) })}
      </p>
      {smaller === null ? null : (
        <div className={styles.size}>
          <p>{texts.smallerSizeDone({ size: smaller })}</p>
          <Button kind="secondary" onClick={() => chooseSize(smaller)}>
            {texts.countAsThat}
          </Button>
        </div>
      )}
      {done.length === 0 ? null : (
        <>
          <StepRows run={run} ids={done} label={texts.stepsList} />
          <p className={kit.soft}>{texts.timesAreNotShared}</p>
        </>
      )}
      {open.length < 2 ? null : <Fold label={texts.forAnotherTime}>{openSteps}</Fold>}
      {open.length === 1 ? openSteps : null}
      <Readers stream="routines" what="routine-run" />
      <div className={kit.row3}>
        <Link to={ROUTINES} className={buttonClass()}>
          {texts.backToTheDay}
        </Link>
        {run.history.length === 0 || !played.isLed ? null : (
          <Button kind="secondary" icon={Undo2} onClick={() => press('undo')}>
            {texts.undoLastStep}
          </Button>
        )}
      </div>
    </div>
  );
};
