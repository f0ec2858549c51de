import { type Ref, useImperativeHandle, useRef } from 'react';
import styles from '#client/features/attention/panel/panel.module.css';
import { setText } from '#client/features/attention/run/paint.ts';
import { openingText } from '#client/features/attention/run/texts.ts';
import type { TestStage } from '#client/features/attention/run/use-test-run.ts';
import { after } from '#client/platform/after.ts';
import kit from '#client/ui/layout/kit.module.css';
import { pressProps } from '#client/ui/press-props.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import type { PressInput } from '#domain/attention/recording.ts';
import { SIMON_COLORS, type SimonColor } from '#domain/attention/simon/colors.ts';
import { colorOn, type SimonRun } from '#domain/attention/simon/run.ts';
import { texts } from '#texts/attention.js';
import { SimonShape } from './shape.tsx';
import stage from './stage.module.css';

/** Draws a run into the page without rendering in React. */
export interface SimonPainter {
  readonly paint: (run: SimonRun) => void;
  /** Lights a pressed pad for a moment. */
  readonly flash: (color: SimonColor) => void;
  /** Announces that the screen skipped a part of the sequence. */
  readonly announceSkip: () => void;
}

interface SimonStageProps {
  readonly ref: Ref<SimonPainter>;
  readonly runStage: TestStage;
  readonly onPad: (color: SimonColor, timeStampMs: number, input: PressInput) => void;
}

const FLASH_MS = 220;

const STATUS_TEXTS: Readonly<Record<SimonRun['phase'], string>> = {
  ready: texts.getReady,
  waiting: texts.getReady,
  playback: texts.watch,
  input: texts.yourTurn,
  correct: texts.correct,
  incorrect: texts.incorrect,
  reset: texts.newGame,
  paused: texts.paused,
  done: '',
  stopped: '',
};

/** The four pads. Their lit state is prerendered, and a run only shows or hides it. */
export const SimonStage = ({ ref, runStage, onPad }: SimonStageProps) => {
  const isPaused = runStage === 'paused';
  const pads = useRef<HTMLDivElement>(null);
  const progress = useRef<HTMLParagraphElement>(null);
  const says = useRef<HTMLParagraphElement>(null);
  const spoken = useRef<HTMLSpanElement>(null);

  useImperativeHandle(
    ref,
    () => ({
      paint: (run) => {
        const on = colorOn(run);
        for (const [at, pad] of [...(pads.current?.children ?? [])].entries()) {
          if (pad.hasAttribute('data-on') !== (SIMON_COLORS[at] === on)) {
            pad.toggleAttribute('data-on');
          }
          // Not `disabled`, because a disabled pad would lose the focus during each playback.
          pad.setAttribute('aria-disabled', String(run.phase !== 'input'));
        }
        setText(spoken.current, on === null ? '' : texts.padNames[on]);
        setText(says.current, STATUS_TEXTS[run.phase]);
        setText(progress.current, texts.simonLevel({ level: run.level }));
      },
      flash: (color) => {
        const pad = pads.current?.children[SIMON_COLORS.indexOf(color)];
        pad?.setAttribute('data-pressed', '');
        after(FLASH_MS, () => pad?.removeAttribute('data-pressed'));
      },
      announceSkip: () => setText(says.current, texts.simonSkipped),
    }),
    [],
  );

  return (
    <>
      <p ref={progress} className={`${kit.softSmall} ${styles.progress}`} />
      <div ref={pads} className={stage.pads}>
        {SIMON_COLORS.map((color, at) => (
          <button
            key={color}
            type="button"
            className={stage.pad}
            data-color={color}
            tabIndex={isPaused ? -1 : 0}
            // Disabled until the painter enables the pads for the person's turn.
            aria-disabled={runStage !== 'unheard'}
            {...pressProps((timeStampMs, input) => onPad(color, timeStampMs, input))}
          >
            <span className={stage.lit} />
            <svg viewBox="0 0 100 100" className={stage.picture} aria-hidden="true">
              <SimonShape color={color} />
            </svg>
            <span className={stage.name}>{texts.padNames[color]}</span>
            <span className={stage.key} aria-hidden="true" translate="no">
              {at + 1}
            </span>
          </button>
        ))}
      </div>
      <p ref={says} role="status" className={`${kit.largeBold} ${styles.says}`}>
        {openingText(runStage, texts.simonFirstPress)}
      </p>
      <VisuallyHidden>
        <span ref={spoken} aria-live="assertive" />
      </VisuallyHidden>
    </>
  );
};
