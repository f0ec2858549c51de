import { type Ref, useImperativeHandle, useRef } from 'react';
import { showWholeRun } from '#client/features/attention/run/in-view.ts';
import { pressProps } from '#client/features/attention/run/paint.ts';
import type { PressInput } from '#domain/attention/recording.ts';
import styles from './stage.module.css';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The stage, written to by hand while a run is on. */
export interface Stage {
  /** Shows one letter, or none. */
  readonly show: (letter: string | null) => void;
  /** Shows feedback, and tells it to screen readers. */
  readonly say: (text: string) => void;
  /** Sets the bar: the share of the time that is left, 0 to 1, and that in whole seconds. */
  readonly left: (share: number, seconds: number) => void;
  readonly focus: () => void;
}

interface CptStageProps {
  readonly ref: Ref<Stage>;
  readonly hasBar: boolean;
  readonly isRunning: boolean;
  /** A press on the X button: its event's own time stamp, and by what it was made. */
  readonly onPress: (timeStampMs: number, input: PressInput) => void;
}

/**
 * Where letters appear, with feedback, the bar and the X button. All letters are painted beforehand
 * and only made visible, so that the first of a kind comes up as fast as any.
 */
export const CptStage = ({ ref, hasBar, isRunning, onPress }: CptStageProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const glyphs = useRef<HTMLDivElement>(null);
  const feedback = useRef<HTMLParagraphElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const fill = useRef<HTMLDivElement>(null);

  useImperativeHandle(ref, () => {
    let on: HTMLElement | null = null;
    return {
      show: (letter) => {
        if (on !== null) on.style.opacity = '0';
        const next = letter === null ? null : glyphs.current?.children[ALPHABET.indexOf(letter)];
        on = next instanceof HTMLElement ? next : null;
        if (on !== null) on.style.opacity = '1';
      },
      say: (text) => {
        if (feedback.current !== null) feedback.current.textContent = text;
      },
      left: (share, seconds) => {
        bar.current?.setAttribute('aria-valuenow', String(seconds));
        if (fill.current !== null) fill.current.style.transform = `scaleX(${share})`;
      },
      focus: () => {
        frame.current?.focus({ preventScroll: true });
        showWholeRun(frame.current);
      },
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      ref={frame}
      role="group"
      aria-label="Letters"
      tabIndex={-1}
      className={styles.stage}
      data-running={isRunning}
    >
      <div ref={glyphs} className={styles.glyphs} aria-hidden="true">
        {ALPHABET.map((letter) => (
          <span key={letter} className={styles.glyph}>
            {letter}
          </span>
        ))}
      </div>
      <p ref={feedback} role="status" className={styles.feedback} />
      {hasBar ? (
        <div
          ref={bar}
          role="progressbar"
          aria-label="Seconds left"
          aria-valuemin={0}
          aria-valuemax={30}
          aria-valuenow={30}
          className={styles.bar}
        >
          <div ref={fill} className={styles.fill} />
        </div>
      ) : null}
      <button
        type="button"
        // The key x does the same: out of the way of Tab, and never left with the focus, so that
        // Space and Enter press nothing by accident.
        tabIndex={-1}
        disabled={!isRunning}
        className={styles.press}
        onMouseDown={(event) => event.preventDefault()}
        {...pressProps(onPress)}
      >
        X
      </button>
    </div>
  );
};
