import { useEffect, useRef, useState } from 'react';
import { digitSpanHandler } from '#client/features/attention/entries/panel-handlers.ts';
import { TestShell } from '#client/features/attention/panel/test-shell.tsx';
import type { TestProps } from '#client/features/attention/panel/test-types.ts';
import { EndedResult } from '#client/features/attention/result/result.tsx';
import { newQuickAnswer, useTestRun } from '#client/features/attention/run/use-test-run.ts';
import { digitSpanRecord } from '#domain/attention/digit-span/record.ts';
import {
  type DigitSpanEvent,
  type DigitSpanRun,
  newDigitSpanRun,
  stepDigitSpan,
  submitEvent,
} from '#domain/attention/digit-span/run.ts';
import { DIGIT_SPAN_VERSION, scoreDigitSpan } from '#domain/attention/digit-span/score.ts';
import { texts } from '#texts/attention.js';
import { digitMeasures } from './measures.ts';
import { DigitPicture } from './picture.tsx';
import { type DigitPainter, DigitStage } from './stage.tsx';

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
      onChange: (run, before, { id: runId, startedAt }) => {
        setAsked(run.phase === 'entering' ? run.direction : null);
        if (run.spoilt > before.spoilt) painter.current?.announceSkip();
        const answer = newQuickAnswer(run, before);
        if (answer !== null) {
          const { userId: _, ...record } = digitSpanRecord(answer, { userId: '', startedAt });
          test.saveLater(digitSpanHandler, { ...record, runId });
        }
        // The quick test has no backward part, so its practice ends before the backward part starts.
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

  const result =
    ended === null ? null : (
      <EndedResult
        ended={ended}
        measuresOf={(recording) => digitMeasures(scoreDigitSpan(recording), ended.state.answers)}
      />
    );

  return (
    <TestShell
      name={texts.testNames['digit-span']}
      instrument="digit-span"
      mode={mode}
      {...test.shellProps}
      how={texts.digitHow[mode]}
      picture={<DigitPicture backward={mode === 'full'} />}
      reminder={asked === 'backward' ? texts.digitDirections.backward : texts.digitReminder}
      stageRef={stage}
      nextPart={{ text: texts.digitBackwardNext, start: texts.startBackward }}
      result={result}
      onStart={(run) => {
        setAsked(null);
        test.start(run, difficulty);
      }}
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
