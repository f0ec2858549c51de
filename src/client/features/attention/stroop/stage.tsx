import { type Ref, useImperativeHandle, useRef } from 'react';
import styles from '#client/features/attention/panel/panel.module.css';
import { setText, showChildOnly } from '#client/features/attention/run/paint.ts';
import { openingText } from '#client/features/attention/run/texts.ts';
import type { TestStage } from '#client/features/attention/run/use-test-run.ts';
import kit from '#client/ui/layout/kit.module.css';
import { pressProps } from '#client/ui/press-props.ts';
import type { PressInput } from '#domain/attention/recording.ts';
import { answersInBatch, BATCH_SIZE } from '#domain/attention/stroop/batch.ts';
import { type StroopRun, stimulusOn } from '#domain/attention/stroop/run.ts';
import { STROOP_COLORS, type StroopColor } from '#domain/attention/stroop/stimuli.ts';
import { texts } from '#texts/attention.js';
import { COLOR_KEYS } from './color-keys.ts';
import stage from './stage.module.css';

/** Draws a run into the page without rendering in React. */
export interface StroopPainter {
  readonly paint: (run: StroopRun) => void;
}

interface StroopStageProps {
  readonly ref: Ref<StroopPainter>;
  readonly runStage: TestStage;
  readonly onAnswer: (color: StroopColor, timeStampMs: number, input: PressInput) => void;
}

const PAIRS = STROOP_COLORS.flatMap((word) => STROOP_COLORS.map((ink) => ({ word, ink })));

const statusOf = ({ phase, answers }: StroopRun): string => {
  if (phase === 'feedback')
    return answers.at(-1)?.correct === true ? texts.correct : texts.incorrect;
  if (phase === 'paused') return texts.paused;
  return phase === 'waiting' ? texts.getReady : '';
};

/** The number of the current word or, during feedback, of the word just answered. */
const progressOf = (run: StroopRun): string => {
  const answered = run.phase === 'feedback' ? run.answers.length - 1 : run.answers.length;
  if (run.stimuli !== null)
    return texts.wordOf({
      number: Math.min(answered + 1, run.stimuli.length),
      total: run.stimuli.length,
    });
  const inBatch = answersInBatch({ ...run, answers: run.answers.slice(0, answered) });
  return texts.wordOf({ number: inBatch + 1, total: BATCH_SIZE });
};

/** The word, the feedback and the four buttons. All words are prerendered, and a run only shows or hides them. */
export const StroopStage = ({ ref, runStage, onAnswer }: StroopStageProps) => {
  const isPaused = runStage === 'paused';
  const words = useRef<HTMLDivElement>(null);
  const progress = useRef<HTMLParagraphElement>(null);
  const says = useRef<HTMLParagraphElement>(null);

  useImperativeHandle(
    ref,
    () => ({
      paint: (run) => {
        const on = stimulusOn(run);
        showChildOnly(
          words.current,
          PAIRS.findIndex(({ word, ink }) => word === on?.word && ink === on.ink),
        );
        setText(says.current, statusOf(run));
        setText(progress.current, progressOf(run));
      },
    }),
    [],
  );

  return (
    <>
      <p ref={progress} className={`${kit.softSmall} ${styles.progress}`} />
      <div ref={words} className={stage.plate} aria-hidden="true" translate="no">
        {PAIRS.map(({ word, ink }) => (
          <span key={`${word} ${ink}`} className={stage.word} data-ink={ink}>
            {texts.colorNames[word].toUpperCase()}
          </span>
        ))}
      </div>
      <p ref={says} role="status" className={`${kit.largeBold} ${styles.says}`}>
        {openingText(runStage, texts.stroopFirstPress)}
      </p>
      <div className={stage.answers} translate="no">
        {STROOP_COLORS.map((color, at) => (
          <button
            key={color}
            type="button"
            className={stage.answer}
            // Not `disabled`, because a disabled button would lose the focus.
            aria-disabled={isPaused}
            tabIndex={isPaused ? -1 : 0}
            {...pressProps((timeStampMs, input) => onAnswer(color, timeStampMs, input))}
          >
            <span className={stage.swatch} data-ink={color} aria-hidden="true" />
            {texts.colorNames[color]}
            <span className={`${kit.softSmall} ${stage.keys}`} aria-hidden="true">
              {at + 1} {COLOR_KEYS[color].toUpperCase()}
            </span>
          </button>
        ))}
      </div>
    </>
  );
};
