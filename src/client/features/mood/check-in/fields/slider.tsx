import { useEffect, useId, useRef } from 'react';
import { MoodFace } from '#client/features/mood/face.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { levelAtPosition, levelName, MOOD_LEVELS } from '#domain/mood/levels.ts';
import { texts } from '#texts/mood.js';
import styles from './fields.module.css';

interface MoodSliderProps {
  /** The position of the slider, 0 to 4. */
  readonly position: number;
  readonly onChange: (position: number) => void;
  /** Whether the slider takes the focus when it appears. */
  readonly takesFocus?: boolean;
}

/** A slider with the five moods. The faces are above it, and the name of the chosen mood is below it. */
export const MoodSlider = ({ position, onChange, takesFocus = false }: MoodSliderProps) => {
  const id = useId();
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) slider.current?.focus();
  }, [takesFocus]);
  const chosen = levelName(levelAtPosition(position).value);
  return (
    <div className={`${kit.stack} ${styles.mood}`}>
      <input
        ref={slider}
        id={id}
        className={styles.slider}
        type="range"
        min={0}
        max={MOOD_LEVELS.length - 1}
        step={1}
        value={position}
        aria-label={texts.mood}
        aria-valuetext={chosen}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      {/* Shortcuts for pointers. They focus the slider, which is the control for keyboards and screen readers. */}
      <div className={styles.ticks} aria-hidden="true">
        {MOOD_LEVELS.map((level, at) => (
          <button
            key={level.value}
            type="button"
            tabIndex={-1}
            title={levelName(level.value)}
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
      <output className={`${kit.largeBold} ${styles.chosen}`} htmlFor={id} aria-live="off">
        {chosen}
      </output>
    </div>
  );
};
