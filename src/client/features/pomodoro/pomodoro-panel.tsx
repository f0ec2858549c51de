import Coffee from 'lucide-react/icons/coffee';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Target from 'lucide-react/icons/target';
import { useId } from 'react';
import { ClockFace } from '#client/lib/clock-face.tsx';
import { NotifyChoice } from '#client/lib/notify-choice.tsx';
import { timerHint } from '#client/lib/timer-hint.ts';
import { Button } from '#client/ui/button.tsx';
import { clockText, type Pomodoro } from '#domain/pomodoro/timer.ts';
import { headsUpLeadMs, type TimedPhase } from '#domain/shared/cues.ts';
import styles from './pomodoro-panel.module.css';
import { pause, reset, start } from './pomodoro-store.ts';
import { usePomodoro } from './use-pomodoro.ts';

const lookOf = ({ endsAtMs, leftMs, phaseMs }: Pomodoro): TimedPhase => {
  if (endsAtMs === null) return leftMs < phaseMs ? 'paused' : 'running';
  return leftMs <= headsUpLeadMs(phaseMs) ? 'ending' : 'running';
};

const hintOf = (timer: Pomodoro): string => {
  const { phase, endsAtMs, leftMs, phaseMs } = timer;
  if (endsAtMs === null && leftMs === phaseMs)
    return 'Not started. It waits until you press Start.';
  if (phase === 'break' && lookOf(timer) === 'ending') return 'The break is nearly over.';
  return timerHint(lookOf(timer), phaseMs);
};

const counted = (count: number): string =>
  count === 1 ? '1 focus time completed' : `${count} focus times completed`;

/** The timer: its phase, the time left, how often focus was completed, and its buttons. */
export const PomodoroPanel = () => {
  const id = useId();
  const timer = usePomodoro();
  const { phase, phaseMs, leftMs, endsAtMs, completed } = timer;
  const isRunning = endsAtMs !== null;
  const Icon = phase === 'focus' ? Target : Coffee;
  return (
    <section aria-labelledby={id}>
      <ClockFace
        phase={lookOf(timer)}
        leftMs={leftMs}
        durationMs={phaseMs}
        figures={clockText(leftMs)}
        hint={hintOf(timer)}
        heading={
          <div className={styles.head}>
            <h2 id={id} className={styles.phase}>
              <Icon aria-hidden="true" size="1.2em" className={styles.icon} />
              {phase === 'focus' ? 'Focus' : 'Break'}
            </h2>
            <p className={styles.count}>{counted(completed)}</p>
          </div>
        }
      >
        <Button icon={isRunning ? Pause : Play} onClick={isRunning ? pause : start}>
          {isRunning ? 'Pause' : 'Start'}
        </Button>
        <Button kind="secondary" icon={RotateCcw} onClick={reset}>
          Reset
        </Button>
        <NotifyChoice />
      </ClockFace>
    </section>
  );
};
