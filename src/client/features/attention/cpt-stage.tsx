import { type Ref, useImperativeHandle, useRef } from 'react';
import { pointerInput } from '#client/platform/presses.ts';
import type { PressInput } from '#domain/attention/recording.ts';
import styles from './cpt-stage.module.css';

const ALPHABET = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const SECOND_MS = 1000;

/** The stage, written to by hand while a run is on. */
export interface Stage {
  /** Shows one letter, or none. */
  readonly show: (letter: string | null) => void;
  /** Shows feedback, and tells it to screen readers. */
  readonly say: (text: string) => void;
  /** Lets the bar run down from full, in so many milliseconds. */
  readonly countDown: (durationMs: number) => void;
  /** Holds the bar where it is. */
  readonly hold: () => void;
  readonly focus: () => void;
}

interface CptStageProps {
  readonly ref: Ref<Stage>;
  readonly hasBar: boolean;
  readonly isRunning: boolean;
  /** A press on the X button: its event's own time stamp, and by what it was made. */
  readonly onPress: (timeStampMs: number, input: PressInput) => void;
}

const isStill = (): boolean => document.documentElement.dataset.motion === 'reduced';

/** Runs the bar down off the main thread; its value for screen readers changes with each second. */
const runDown = (bar: HTMLElement, fill: HTMLElement, durationMs: number): (() => void) => {
  const animation = fill.animate([{ transform: 'scaleX(1)' }, { transform: 'scaleX(0)' }], {
    duration: durationMs,
    fill: 'forwards',
    easing: isStill() ? `steps(${durationMs / (5 * SECOND_MS)})` : 'linear',
  });
  let leftS = durationMs / SECOND_MS;
  const tell = (): void => {
    bar.setAttribute('aria-valuenow', String(Math.max(0, leftS)));
    leftS -= 1;
  };
  tell();
  const timer = setInterval(tell, SECOND_MS);
  return () => {
    animation.pause();
    clearInterval(timer);
  };
};

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
    let holdBar: (() => void) | null = null;
    const hold = (): void => {
      holdBar?.();
      holdBar = null;
    };
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
      countDown: (durationMs) => {
        hold();
        for (const old of fill.current?.getAnimations() ?? []) old.cancel();
        if (bar.current !== null && fill.current !== null)
          holdBar = runDown(bar.current, fill.current, durationMs);
      },
      hold,
      focus: () => {
        frame.current?.focus({ preventScroll: true });
        frame.current?.scrollIntoView({ block: 'nearest' });
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
        onPointerDown={(event) => {
          if (event.isPrimary && event.button === 0)
            onPress(event.timeStamp, pointerInput(event.pointerType));
        }}
      >
        X
      </button>
    </div>
  );
};
