import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleStop from 'lucide-react/icons/circle-stop';
import Coffee from 'lucide-react/icons/coffee';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { announce } from '#client/features/tasks/announcer.tsx';
import { quoted } from '#client/features/tasks/task-labels.ts';
import { CompanionBeside } from '#client/lib/companion/companion-beside.tsx';
import { NotifyChoice } from '#client/lib/cues/notify-choice.tsx';
import { TimerFace } from '#client/lib/cues/timer-face.tsx';
import { focusInPart } from '#client/lib/one-at-a-time/focus-in-part.ts';
import { useNow } from '#client/lib/use-now.ts';
import { useSettled } from '#client/lib/use-settled.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { countsFromMs } from '#domain/shared/time/countdown.ts';
import { phaseAt } from '#domain/shared/time/cues.ts';
import type { TaskStep } from '#domain/tasks/task.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/tasks-steps.js';
import { type TaskTimerState, takeJustStarted, useTaskTimer } from './kept-timer.ts';
import styles from './panel.module.css';

interface TaskTimerProps {
  /** The steps of the timed task. */
  readonly steps: readonly TaskStep[];
  /** Called when a step is done. */
  readonly onStep: (index: number, step: TaskStep) => void;
  /** Called after the timer was stopped, with whether this completes the task. */
  readonly onEnd: (timed: TaskTimerState, isDone: boolean) => void;
  /** Shown below the timer. */
  readonly beside: ReactNode;
}

interface RunningProps extends Pick<TaskTimerProps, 'steps' | 'onStep'> {
  readonly timer: TaskTimerState;
  readonly onDone: () => void;
  readonly onStop: () => void;
}

/** The number of minutes that the buttons at the end of the time add. */
const MORE_MINUTES = 5;
const BREAK = { title: texts.aBreak, minutes: 5, isBreak: true };

/** The companion, which works while the time of the task runs. */
const TimerCompanion = ({ countdown, isBreak, companion }: TaskTimerState) => {
  const now = useNow(countdown.pausedAtMs === null ? countsFromMs(countdown) : null);
  const phase = phaseAt(countdown, now);
  const isAtWork = !isBreak && (phase === 'running' || phase === 'ending');
  return <CompanionBeside isAtWork={isAtWork} isChosen={companion} />;
};

const Running = ({ timer, steps, onStep, onDone, onStop }: RunningProps) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pause, resume, goOn, startPart } = useTaskTimer();
  const { taskId, title, isPart, interrupted, countdown } = timer;
  useEffect(() => {
    if (!takeJustStarted(taskId)) return;
    focusInPart(heading.current);
    heading.current?.scrollIntoView({ block: 'center' });
  }, [taskId]);
  const isHeld = countdown.pausedAtMs !== null;
  const at = isPart ? -1 : steps.findIndex(({ done }) => !done);
  const step = steps[at];
  // Ignores a second press that follows at once, because the buttons change their meaning with each step.
  const isSettled = useSettled(`${taskId} ${at}`);
  const doneButton = (
    <>
      {step === undefined ? null : (
        <Button
          icon={Check}
          onClick={() => {
            if (isSettled()) onStep(at, step);
          }}
        >
          {texts.doneWithStep}
        </Button>
      )}
      <Button
        kind={step === undefined ? 'primary' : 'secondary'}
        icon={step === undefined ? Check : CheckCheck}
        onClick={() => {
          if (isSettled()) onDone();
        }}
      >
        {step === undefined ? common.done : texts.allDone}
      </Button>
    </>
  );
  const stopButton = (
    <Button kind="quiet" icon={CircleStop} onClick={onStop}>
      {texts.stop}
    </Button>
  );
  return (
    <section aria-labelledby={id}>
      <TimerCompanion {...timer} />
      <TimerFace
        timed={timer}
        overHint={texts.chooseWhatComes}
        whenOver={
          <>
            {isPart ? null : doneButton}
            <Button kind="secondary" icon={Plus} onClick={() => goOn(MORE_MINUTES)}>
              {texts.moreMinutes}
            </Button>
            {isPart ? null : (
              <Button
                kind="secondary"
                icon={Coffee}
                onClick={() => startPart({ _id: taskId }, BREAK)}
              >
                {texts.takeBreak}
              </Button>
            )}
            {stopButton}
            <NotifyChoice />
          </>
        }
        heading={
          <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
            {sentence(
              texts.timerOf({
                title,
                hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
                own: (words) => <bdi>{words}</bdi>,
              }),
            )}
          </h2>
        }
      >
        {step === undefined ? null : (
          <p role="status" className={styles.step}>
            <span className={kit.softBlock}>
              {texts.stepOf({ step: at + 1, count: steps.length })}
            </span>
            <bdi className={kit.largeBold}>{step.title}</bdi>
          </p>
        )}
        {interrupted === null ? null : (
          <p className={`${kit.soft} ${styles.step}`}>
            {texts.timerPaused({ quoted: quoted(interrupted.title) })}
          </p>
        )}
        {isPart ? null : doneButton}
        <Button kind="secondary" icon={isHeld ? Play : Pause} onClick={isHeld ? resume : pause}>
          {isHeld ? texts.resume : common.pause}
        </Button>
        {stopButton}
        <NotifyChoice />
      </TimerFace>
    </section>
  );
};

/** The timed task with the time left. Empty if there is no timer. The page needs an `Announcer`. */
export const TaskTimer = ({ steps, onStep, onEnd, beside }: TaskTimerProps) => {
  const { running, stop } = useTaskTimer();
  const place = useRef<HTMLDivElement>(null);
  const end = (timed: TaskTimerState, isDone: boolean): void => {
    stop();
    announce(
      isDone ? texts.timerStoppedCompleted({ quoted: quoted(timed.title) }) : texts.timerStopped,
    );
    // The pressed button is removed, so its container takes the focus.
    place.current?.focus({ preventScroll: true });
    onEnd(timed, isDone);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      ref={place}
      role="group"
      aria-label={texts.taskTimer}
      tabIndex={-1}
      className={running === null ? `${kit.noRing} ${styles.none}` : kit.noRing}
    >
      {running === null ? null : (
        <div className={kit.stack4}>
          <Running
            timer={running}
            steps={steps}
            onStep={onStep}
            onStop={() => end(running, false)}
            onDone={() => end(running, true)}
          />
          {beside}
        </div>
      )}
    </div>
  );
};
