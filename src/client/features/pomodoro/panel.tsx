import Coffee from 'lucide-react/icons/coffee';
import Pause from 'lucide-react/icons/pause';
import Play from 'lucide-react/icons/play';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Target from 'lucide-react/icons/target';
import Undo2 from 'lucide-react/icons/undo-2';
import { useId } from 'react';
import { CompanionBeside } from '#client/lib/companion/companion-beside.tsx';
import { ClockFace } from '#client/lib/cues/clock-face.tsx';
import { NotifyChoice } from '#client/lib/cues/notify-choice.tsx';
import { timerHint } from '#client/lib/cues/timer-hint.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { clockText, type Pomodoro } from '#domain/pomodoro/timer.ts';
import { headsUpLeadMs, type TimedPhase } from '#domain/shared/time/cues.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/pomodoro.js';
import { waitingTexts } from './cues.ts';
import styles from './pomodoro.module.css';
import { isFresh, pause, pomodoro, reset, start, undoReset } from './store.ts';
import { usePomodoro } from './use-pomodoro.ts';
import { useSinglePress } from './use-single-press.ts';

const lookOf = ({ endsAtMs, leftMs, phaseMs }: Pomodoro): TimedPhase => {
  if (endsAtMs === null) return leftMs < phaseMs ? 'paused' : 'running';
  return leftMs <= headsUpLeadMs(phaseMs) ? 'ending' : 'running';
};

const hintOf = (timer: Pomodoro): string => {
  const { phase, phaseMs } = timer;
  const waits = waitingTexts(timer);
  if (waits !== null) return `${waits.title} ${waits.body}`;
  if (isFresh(timer)) return texts.notStarted;
  if (phase === 'break' && lookOf(timer) === 'ending') return texts.breakNearlyOver;
  return timerHint(lookOf(timer), phaseMs);
};

/** Resets the timer. After that, the same button undoes the reset. */
const ResetButton = () => {
  const before = useDeviceValue(pomodoro)?.before ?? null;
  const canUndo = before !== null;
  const press = useSinglePress(canUndo ? undoReset : reset);
  return (
    <>
      <Button kind="secondary" icon={canUndo ? Undo2 : RotateCcw} onClick={press}>
        {canUndo ? texts.undoReset : texts.reset}
      </Button>
      <VisuallyHidden>
        <span role="status">{canUndo ? texts.timerIsReset : ''}</span>
      </VisuallyHidden>
    </>
  );
};

/**
 * The timer with its phase, the time left, the number of completed focus phases, and its buttons.
 */
export const PomodoroPanel = () => {
  const id = useId();
  const timer = usePomodoro();
  const { phase, phaseMs, leftMs, endsAtMs, completed } = timer;
  const isRunning = endsAtMs !== null;
  const startOrPause = useSinglePress(isRunning ? pause : start);
  const Icon = phase === 'focus' ? Target : Coffee;
  return (
    <section aria-labelledby={id}>
      <CompanionBeside isAtWork={isRunning && phase === 'focus'} />
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
              {texts.phases[phase]}
            </h2>
            <p className={kit.soft}>{texts.completed({ count: completed })}</p>
          </div>
        }
      >
        <Button icon={isRunning ? Pause : Play} onClick={startOrPause}>
          {isRunning ? common.pause : common.start}
        </Button>
        <ResetButton />
        <NotifyChoice />
      </ClockFace>
    </section>
  );
};
