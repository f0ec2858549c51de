import { type Ref, type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import styles from '#client/features/attention/panel/panel.module.css';
import { setText, showChildOnly } from '#client/features/attention/run/paint.ts';
import { pointerInput } from '#client/platform/presses.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { type DigitSpanRun, digitOn } from '#domain/attention/digit-span/run.ts';
import type { PressInput } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';
import stage from './stage.module.css';

/** Draws a run into the page without rendering in React. */
export interface DigitPainter {
  readonly paint: (run: DigitSpanRun) => void;
  /** Announces that the screen skipped a digit. */
  readonly announceSkip: () => void;
}

interface DigitStageProps {
  readonly ref: Ref<DigitPainter>;
  /** The direction in which to type the digits; null while the field is not shown. */
  readonly asked: DigitSpanRun['direction'] | null;
  /** The element that takes the focus when the field is removed. */
  readonly stageRef: RefObject<HTMLDivElement | null>;
  readonly onSubmit: (text: string, timeStampMs: number, inputs: readonly PressInput[]) => void;
}

const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

/** Because on-screen keyboards send key events too, typing on a device with a coarse pointer counts as touch input. */
const typingInput = (): PressInput => (matchMedia('(pointer: coarse)').matches ? 'touch' : 'key');

const resultOf = ({ answers }: DigitSpanRun): string => {
  const last = answers.at(-1);
  if (last === undefined) return '';
  if (last.correct) return texts.correct;
  const expected = last.direction === 'forward' ? last.sequence : last.sequence.toReversed();
  return texts.wrongDigits({ digits: expected.join(' ') });
};

const statusOf = (run: DigitSpanRun): string => {
  if (run.phase === 'result') return resultOf(run);
  if (run.phase === 'paused') return texts.paused;
  return run.phase === 'waiting' ? texts.getReady : '';
};

const progressOf = ({ phase, direction, sequence, answers, mode }: DigitSpanRun): string => {
  if (phase === 'ready' || sequence.length === 0) return '';
  const number = phase === 'result' ? answers.length : answers.length + 1;
  const progress = mode === 'quick' ? texts.digitProgress : texts.digitProgressIn[direction];
  return progress({ number, length: sequence.length });
};

/** The digits, the result and the field. All digits are prerendered, and a run only shows or hides them. */
export const DigitStage = ({ ref, asked, stageRef, onSubmit }: DigitStageProps) => {
  const digits = useRef<HTMLDivElement>(null);
  const progress = useRef<HTMLParagraphElement>(null);
  const says = useRef<HTMLParagraphElement>(null);
  const spoken = useRef<HTMLSpanElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const inputs = useRef(new Set<PressInput>());
  const isAsked = asked !== null;

  useImperativeHandle(
    ref,
    () => ({
      paint: (run) => {
        const digit = digitOn(run);
        showChildOnly(digits.current, digit ?? -1);
        setText(spoken.current, digit === null ? '' : String(digit));
        setText(says.current, statusOf(run));
        setText(progress.current, progressOf(run));
      },
      announceSkip: () => setText(says.current, texts.digitSkipped),
    }),
    [],
  );

  useEffect(() => {
    inputs.current.clear();
    if (isAsked) field.current?.focus({ preventScroll: true });
    else stageRef.current?.focus({ preventScroll: true });
  }, [isAsked, stageRef]);

  return (
    <>
      <p ref={progress} className={`${kit.softSmall} ${styles.progress}`} />
      <div className={`${kit.stack} ${stage.place}`}>
        <div ref={digits} className={stage.plate} aria-hidden="true" translate="no">
          {DIGITS.map((digit) => (
            <span key={digit} className={stage.digit}>
              {digit}
            </span>
          ))}
        </div>
        {asked === null ? null : (
          <form
            className={stage.form}
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit(field.current?.value ?? '', event.timeStamp, [...inputs.current]);
            }}
          >
            <TextField
              ref={field}
              label={texts.digits}
              hint={texts.digitDirections[asked]}
              inputMode="numeric"
              autoComplete="off"
              maxLength={60}
              onKeyDown={() => inputs.current.add(typingInput())}
            />
            <Button
              type="submit"
              onPointerDown={({ pointerType }) => inputs.current.add(pointerInput(pointerType))}
              onKeyDown={() => inputs.current.add('key')}
            >
              {texts.submit}
            </Button>
          </form>
        )}
      </div>
      <p ref={says} role="status" className={`${kit.largeBold} ${styles.says}`}>
        {texts.getReady}
      </p>
      <VisuallyHidden>
        <span ref={spoken} aria-live="assertive" translate="no" />
      </VisuallyHidden>
    </>
  );
};
