import Bell from 'lucide-react/icons/bell';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { CountdownDisc } from '#client/lib/cues/clock-face.tsx';
import { LockedNote } from '#client/lib/cues/notify-choice.tsx';
import { clockText, minutesText, overText } from '#client/lib/cues/time-left.ts';
import { timerHint } from '#client/lib/cues/timer-hint.ts';
import { useTitlePrefix } from '#client/lib/cues/use-title-prefix.ts';
import { useNow } from '#client/lib/use-now.ts';
import kit from '#client/ui/layout/kit.module.css';
import { countdownOf, leftMs, overtimeMs, spentMsOf } from '#domain/routines/player/clock.ts';
import type { Run } from '#domain/routines/player/run.ts';
import { phaseAt } from '#domain/shared/time/cues.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { texts } from '#texts/routine-player.js';
import { wholeMinutes } from '../words.ts';
import styles from './step-time.module.css';

interface StepTimeProps {
  readonly run: Run;
  readonly hasDisc: boolean;
}

/** The elapsed time of a step that has no set minutes. */
const OpenTime = ({ run }: Pick<StepTimeProps, 'run'>) => {
  const isPaused = run.phase === 'paused';
  const now = useNow(isPaused ? null : run.observedAtMs);
  const spentMs =
    spentMsOf(run, run.currentId ?? '', isPaused ? (run.observedAtMs ?? 0) : now) ?? 0;
  useTitlePrefix(isPaused ? texts.paused : null);
  return (
    <div className={`${kit.stack3} ${styles.time}`}>
      <p role="timer" aria-live="off" className={kit.softLarge}>
        {texts.stepHasNoTime}{' '}
        {spentMs < MINUTE_MS ? null : texts.soFar({ minutes: wholeMinutes(spentMs) })}
      </p>
      {isPaused ? <p className={styles.hint}>{texts.pausedHint}</p> : null}
    </div>
  );
};

/** The time of the current step: an emptying disc, unless it is turned off, the figures, and a hint. */
export const StepTime = ({ run, hasDisc }: StepTimeProps) => {
  const countdown = countdownOf(run);
  const { reducedStimulation } = useComfort();
  const isPaused = run.phase === 'paused';
  const ticking = useNow(isPaused || countdown === null ? null : countdown.startedAtMs);
  if (countdown === null) return <OpenTime run={run} />;
  const now = isPaused ? (run.observedAtMs ?? 0) : ticking;
  const left = leftMs(run, now) ?? 0;
  const phase = phaseAt(countdown, Math.max(now, run.observedAtMs ?? now));
  const isOver = left === 0;
  const figures = isOver ? overText(overtimeMs(run, now) ?? 0) : clockText(left);
  const hint = phase === 'over' ? texts.overHint : timerHint(phase, countdown.durationMs);
  return (
    <div className={`${kit.stack3} ${styles.time}`} data-phase={phase}>
      {hasDisc ? (
        <div className={styles.disc}>
          <CountdownDisc phase={phase} leftMs={left} durationMs={countdown.durationMs} />
        </div>
      ) : null}
      <div className={styles.text}>
        <p>
          <span
            role="timer"
            aria-live="off"
            translate="no"
            className={isOver ? styles.over : styles.figures}
          >
            {figures}
          </span>{' '}
          {isOver ? null : (
            <span className={kit.soft}>
              {texts.leftOf({ time: minutesText(countdown.durationMs) })}
            </span>
          )}
        </p>
        <p className={styles.hint}>
          <Bell aria-hidden="true" size="1.2em" />
          {hint}
        </p>
        {phase === 'running' ? <LockedNote /> : null}
      </div>
      <TimeInTab
        text={isOver || !reducedStimulation ? figures : minutesText(left)}
        isPaused={isPaused}
      />
    </div>
  );
};

/** The time in the tab title. With reduced stimulation, it changes only once a minute. */
const TimeInTab = ({ text, isPaused }: { readonly text: string; readonly isPaused: boolean }) => {
  useTitlePrefix(isPaused ? texts.pausedTime({ time: text }) : text);
  return null;
};
