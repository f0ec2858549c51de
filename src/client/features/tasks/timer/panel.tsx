import Check from 'lucide-react/icons/check';
import CheckCheck from 'lucide-react/icons/check-check';
import CircleStop from 'lucide-react/icons/circle-stop';
import Coffee from 'lucide-react/icons/coffee';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import Plus from 'lucide-react/icons/plus';
import { useEffect, useId, useRef, useState } from 'react';
import { quoted } from '#client/features/tasks/task-labels.ts';
import { Companion } from '#client/lib/companion/companion.tsx';
import { NotifyChoice } from '#client/lib/cues/notify-choice.tsx';
import { TimerFace } from '#client/lib/cues/timer-face.tsx';
import { useSettled } from '#client/lib/use-settled.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { TaskStep } from '#domain/tasks/task.ts';
import { type TaskTimerState, takeJustStarted, useTaskTimer } from './kept-timer.ts';
import styles from './panel.module.css';

interface TaskTimerProps {
  /** The steps of the timed task. */
  readonly steps: readonly TaskStep[];
  /** Called when a step is done. */
  readonly onStep: (index: number, step: TaskStep) => void;
  /** Called after the timer was stopped because the task is completed. */
  readonly onComplete: (timed: TaskTimerState) => void;
}

interface RunningProps extends Pick<TaskTimerProps, 'steps' | 'onStep'> {
  readonly timer: TaskTimerState;
  readonly onDone: () => void;
  readonly onStop: () => void;
}

/** The number of minutes that the buttons at the end of the time add. */
const MORE_MINUTES = 5;
const BREAK = { title: 'A break', minutes: 5, companion: false };

const Running = ({ timer, steps, onStep, onDone, onStop }: RunningProps) => {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { pause, resume, goOn, startPart } = useTaskTimer();
  const { taskId, title, isPart, companion, interrupted, countdown } = timer;
  useEffect(() => {
    if (!takeJustStarted(taskId)) return;
    heading.current?.focus({ preventScroll: true });
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
          Step done
        </Button>
      )}
      <Button
        kind={step === undefined ? 'primary' : 'secondary'}
        icon={step === undefined ? Check : CheckCheck}
        onClick={() => {
          if (isSettled()) onDone();
        }}
      >
        {step === undefined ? 'Done' : 'All done'}
      </Button>
    </>
  );
  const stopButton = (
    <Button kind="quiet" icon={CircleStop} onClick={onStop}>
      Stop
    </Button>
  );
  return (
    <section aria-labelledby={id}>
      <Companion isShown={companion} isAtWork={!isHeld} />
      <TimerFace
        timed={timer}
        overHint="Choose what comes now. Nothing is lost."
        whenOver={
          <>
            {isPart ? null : doneButton}
            <Button kind="secondary" icon={Plus} onClick={() => goOn(MORE_MINUTES)}>
              5 more minutes
            </Button>
            {isPart ? null : (
              <Button
                kind="secondary"
                icon={Coffee}
                onClick={() => startPart({ _id: taskId }, BREAK)}
              >
                5-minute break
              </Button>
            )}
            {stopButton}
            <NotifyChoice />
          </>
        }
        heading={
          <h2 id={id} ref={heading} tabIndex={-1} className={styles.title}>
            <VisuallyHidden>Timer: </VisuallyHidden>
            <bdi>{title}</bdi>
          </h2>
        }
      >
        {step === undefined ? null : (
          <p role="status" className={styles.step}>
            <span className={kit.softBlock}>{`Step ${at + 1} of ${steps.length}`}</span>
            <bdi className={kit.largeBold}>{step.title}</bdi>
          </p>
        )}
        {interrupted === null ? null : (
          <p className={`${kit.soft} ${styles.step}`}>
            {`The timer of ${quoted(interrupted.title)} is paused until this one ends.`}
          </p>
        )}
        {isPart ? null : doneButton}
        <Button kind="secondary" icon={isHeld ? Play : Pause} onClick={isHeld ? resume : pause}>
          {isHeld ? 'Resume' : 'Pause'}
        </Button>
        {stopButton}
        <NotifyChoice />
      </TimerFace>
    </section>
  );
};

/** The timed task with the time left. Empty if there is no timer. */
export const TaskTimer = ({ steps, onStep, onComplete }: TaskTimerProps) => {
  const { running, stop } = useTaskTimer();
  const place = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState('');
  const end = (words: string): void => {
    stop();
    setSaid(words);
    // The pressed button is removed, so its container takes the focus.
    place.current?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      ref={place}
      role="group"
      aria-label="Task timer"
      tabIndex={-1}
      className={running === null ? `${kit.noRing} ${styles.none}` : kit.noRing}
    >
      <div role="status">
        <VisuallyHidden>{running === null ? said : null}</VisuallyHidden>
      </div>
      {running === null ? null : (
        <Running
          timer={running}
          steps={steps}
          onStep={onStep}
          onStop={() => end('The timer is stopped.')}
          onDone={() => {
            end('The timer is stopped.');
            onComplete(running);
          }}
        />
      )}
    </div>
  );
};
