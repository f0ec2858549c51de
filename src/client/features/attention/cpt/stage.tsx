import { type Ref, useImperativeHandle, useRef } from 'react';
import { scrollRunIntoView } from '#client/features/attention/run/scroll.ts';
import kit from '#client/ui/layout/kit.module.css';
import { pressProps } from '#client/ui/press-props.ts';
import type { PressInput } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';
import styles from './stage.module.css';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Updates the stage during a run without rendering in React. */
export interface CptStageHandle {
  /** Shows one letter, or no letter. */
  readonly show: (letter: string | null) => void;
  /** Shows feedback and announces it to screen readers. */
  readonly say: (text: string) => void;
  /** Sets the bar to the time left, as a share from 0 to 1 and in whole seconds. */
  readonly showTimeLeft: (share: number, seconds: number) => void;
  readonly focus: () => void;
}

interface CptStageProps {
  readonly ref: Ref<CptStageHandle>;
  readonly hasBar: boolean;
  readonly isRunning: boolean;
  /** Called with the `timeStamp` of the event that pressed the X button, and with the input that was used. */
  readonly onPress: (timeStampMs: number, input: PressInput) => void;
}

/**
 * The stage of the CPT: letters, feedback, time bar and X button. All letters are prerendered, and a run only makes
 * them visible, so that a letter appears as fast the first time as it does later.
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
      showTimeLeft: (share, seconds) => {
        bar.current?.setAttribute('aria-valuenow', String(seconds));
        if (fill.current !== null) fill.current.style.transform = `scaleX(${share})`;
      },
      focus: () => {
        frame.current?.focus({ preventScroll: true });
        scrollRunIntoView(frame.current);
      },
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form
    <div
      ref={frame}
      role="group"
      aria-label={texts.letters}
      tabIndex={-1}
      className={`${kit.stack4} ${styles.stage}`}
      data-running={isRunning}
    >
      <div ref={glyphs} className={styles.glyphs} aria-hidden="true" translate="no">
        {ALPHABET.map((letter) => (
          <span key={letter} className={styles.glyph}>
            {letter}
          </span>
        ))}
      </div>
      <p ref={feedback} role="status" className={`${kit.largeBold} ${styles.feedback}`} />
      {hasBar ? (
        <div
          ref={bar}
          role="progressbar"
          aria-label={texts.secondsLeft}
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
        // Pressing the X key has the same effect as this button. The button never takes the focus, so that Space and
        // Enter cannot press it by accident.
        tabIndex={-1}
        disabled={!isRunning}
        translate="no"
        className={styles.press}
        onMouseDown={(event) => event.preventDefault()}
        {...pressProps(onPress)}
      >
        X
      </button>
    </div>
  );
};
