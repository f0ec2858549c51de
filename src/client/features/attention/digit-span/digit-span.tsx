import { type ReactNode, useEffect, useRef, useState } from 'react';
import { digitSpanHandler } from '#client/features/attention/entries/panel-handlers.ts';
import { TestShell } from '#client/features/attention/panel/test-shell.tsx';
import type { TestProps } from '#client/features/attention/panel/test-types.ts';
import { RunResult } from '#client/features/attention/result/result.tsx';
import { practiceText, RUN_TEXTS } from '#client/features/attention/run/texts.ts';
import { useTestRun } from '#client/features/attention/run/use-run.ts';
import { digitSpanRecord } from '#domain/attention/digit-span/record.ts';
import {
  type DigitSpanEvent,
  type DigitSpanRun,
  newDigitSpanRun,
  stepDigitSpan,
  submitEvent,
} from '#domain/attention/digit-span/run.ts';
import { DIGIT_SPAN_VERSION, scoreDigitSpan } from '#domain/attention/digit-span/score.ts';
import { digitMeasures } from './measures.ts';
import { DigitPicture } from './picture.tsx';
import { type DigitPainter, DigitStage } from './stage.tsx';
import { DIRECTION_TEXTS, HOW, NEXT_PART } from './texts.ts';

/** The digit span test. */
export const DigitTest = ({ mode, difficulty, onBusy }: TestProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const painter = useRef<DigitPainter>(null);
  const [asked, setAsked] = useState<DigitSpanRun['direction'] | null>(null);

  const test = useTestRun<DigitSpanRun, DigitSpanEvent>(
    {
      instrument: 'digit-span',
      version: DIGIT_SPAN_VERSION,
      create: newDigitSpanRun,
      step: stepDigitSpan,
      paint: (run) => painter.current?.paint(run),
      changed: (run, before, { id: runId, startedAt }) => {
        setAsked(run.phase === 'entering' ? run.direction : null);
        if (run.spoilt > before.spoilt) painter.current?.tellSpoilt();
        const answer = run.answers.at(-1);
        if (run.mode === 'quick' && answer !== undefined && run.answers !== before.answers) {
          const { userId: _, ...record } = digitSpanRecord(answer, { userId: '', startedAt });
          test.saveLater(digitSpanHandler, { ...record, runId });
        }
        // Who practices for the quick test is asked for nothing backward.
        if (run.mode === 'practice' && mode === 'quick' && run.direction === 'backward')
          test.run.current?.end('done');
      },
    },
    onBusy,
  );
  const { ended } = test.shown;

  useEffect(() => {
    test.run.current?.send((atMs) => ({ type: 'difficulty', difficulty, atMs }));
  }, [difficulty, test.run]);

  const result = (): ReactNode => {
    if (ended === null) return null;
    const { answers } = ended.state;
    if (ended.mode === 'practice') return <p>{practiceText(answers)}</p>;
    if (ended.recording === null) return <p>{RUN_TEXTS.noAnswers}</p>;
    return <RunResult measures={digitMeasures(scoreDigitSpan(ended.recording), answers)} />;
  };

  return (
    <TestShell
      name="Digit span"
      instrument="digit-span"
      mode={mode}
      shown={test.shown}
      how={HOW[mode]}
      picture={<DigitPicture backward={mode === 'full'} />}
      reminder={asked === 'backward' ? DIRECTION_TEXTS.backward : 'Keep the digits in mind.'}
      stageRef={stage}
      nextPart={NEXT_PART}
      result={result()}
      hasUnsaved={test.hasUnsaved}
      onSaveAgain={test.again}
      onStart={(run) => {
        setAsked(null);
        test.start(run, difficulty);
      }}
      onControl={(type) => test.run.current?.control(type)}
      onStop={() => test.run.current?.end('stopped')}
    >
      <DigitStage
        ref={painter}
        asked={asked}
        stageRef={stage}
        onSubmit={(text, timeStampMs, inputs) =>
          test.run.current?.press(timeStampMs, inputs, (atMs) => submitEvent(text, atMs))
        }
      />
    </TestShell>
  );
};
