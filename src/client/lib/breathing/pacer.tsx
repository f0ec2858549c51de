import { useState } from 'react';
import { useUnderWay } from '#client/lib/update/under-way.ts';
import { useNow } from '#client/lib/use-now.ts';
import { currentMs } from '#client/platform/after.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/timers.js';
import styles from './pacer.module.css';
import { type Breathing, pacerStateAt } from './pacer-state.ts';

const isMotionReduced = (): boolean => document.documentElement.dataset.motion === 'reduced';

interface ShapeProps {
  /** The size at the end of the phase, from 0 to 1. */
  readonly fill: number;
  readonly durationMs: number;
}

/** A circle that grows and shrinks with the breath. */
const Shape = ({ fill, durationMs }: ShapeProps) => (
  <svg viewBox="0 0 100 100" className={styles.shape} aria-hidden="true">
    <rect x="3" y="3" width="94" height="94" rx="14" className={styles.box} />
    <circle
      cx="50"
      cy="50"
      r="44"
      className={styles.breath}
      style={{ transform: `scale(${0.3 + 0.7 * fill})`, transitionDuration: `${durationMs}ms` }}
    />
  </svg>
);

const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

interface PacerProps {
  readonly breathing: Breathing;
  /** If given, the pacer begins at once, with the focus on "Stop". Called when the person stops. */
  readonly onStop?: () => void;
}

/** Guides the person through the phases of a breath. With reduced motion, the guidance is text only. */
export const Pacer = ({ breathing, onStop }: PacerProps) => {
  const [startedAtMs, setStartedAtMs] = useState(() => (onStop === undefined ? null : currentMs()));
  const now = useNow(startedAtMs);
  const still = isMotionReduced();
  const paced = startedAtMs === null ? null : pacerStateAt(breathing, now - startedAtMs);
  const isOver = startedAtMs !== null && paced === null;
  useUnderWay(paced !== null);
  const first = breathing.phases[0];
  return (
    <section className={`${kit.box} ${styles.pacer}`} aria-label={texts.pacer}>
      {still ? null : (
        <Shape
          fill={paced === null ? (first?.from ?? 0) : paced.phase.to}
          durationMs={paced?.phase.durationMs ?? 0}
        />
      )}
      <div className={styles.pacerWords}>
        <p role="status" className={`${kit.largeBold} ${styles.phase}`}>
          {paced?.phase.label ?? (isOver ? texts.lastRoundIsOver : texts.whenYouAreReady)}
        </p>
        {paced === null ? null : (
          <p aria-hidden="true" className={styles.count}>
            {paced.secondsLeft}
          </p>
        )}
        {paced === null ? null : (
          <p className={kit.softSmall}>
            {texts.roundOf({ round: paced.round, rounds: breathing.rounds })}
          </p>
        )}
        {startedAtMs === null || isOver ? (
          <Button onClick={() => setStartedAtMs(currentMs())}>
            {isOver ? common.startAgain : texts.startPacer}
          </Button>
        ) : (
          <Button
            kind="secondary"
            ref={onStop === undefined ? undefined : takeFocus}
            onClick={onStop ?? (() => setStartedAtMs(null))}
          >
            {texts.stopExercise}
          </Button>
        )}
      </div>
    </section>
  );
};
