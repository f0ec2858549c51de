import { useEffect, useId, useRef } from 'react';
import { MoodFace } from '#client/features/mood/face.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { levelAtPosition, MOOD_LEVELS } from '#domain/mood/levels.ts';
import styles from './fields.module.css';

interface MoodSliderProps {
  /** The position of the slider, 0 to 4. */
  readonly position: number;
  readonly onChange: (position: number) => void;
  /** Whether the slider takes the focus when it appears. */
  readonly takesFocus?: boolean;
}

/** A slider with the five moods. The face and name of the chosen mood appear above it. */
export const MoodSlider = ({ position, onChange, takesFocus = false }: MoodSliderProps) => {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) slider.current?.focus();
  }, [takesFocus]);
  const chosen = levelAtPosition(position);
  return (
    <div className={`${kit.stack3} ${styles.mood}`}>
      <output className={styles.chosen} htmlFor={id} aria-live="off">
        <span className={styles.face}>
          <MoodFace mood={chosen.value} />
        </span>
        <span className={kit.largeBold}>{chosen.name}</span>
      </output>
      <input
        ref={slider}
        id={id}
        className={styles.slider}
        type="range"
        min={0}
        max={MOOD_LEVELS.length - 1}
        step={1}
        value={position}
        aria-label="Mood"
        aria-valuetext={chosen.name}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {/* Shortcuts for pointers. They focus the slider, which is the control for keyboards and screen readers. */}
      <div className={styles.ticks} aria-hidden="true">
        {MOOD_LEVELS.map((level, at) => (
          <button
            key={level.value}
            type="button"
            tabIndex={-1}
            title={level.name}
            className={at === position ? styles.here : styles.tick}
            onClick={() => {
              onChange(at);
              slider.current?.focus({ preventScroll: true });
            }}
          >
            <MoodFace mood={level.value} />
          </button>
        ))}
      </div>
    </div>
  );
};
