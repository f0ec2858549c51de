import { type ReactNode, useEffect, useRef } from 'react';
import { TestShell } from '#client/features/attention/panel/test-shell.tsx';
import type { TestProps } from '#client/features/attention/panel/test-types.ts';
import { Measures } from '#client/features/attention/result/measures.tsx';
import { EndedResult } from '#client/features/attention/result/result.tsx';
import { useTestRun } from '#client/features/attention/run/use-test-run.ts';
import { batchCount, batchOf, stepBatch } from '#domain/attention/stroop/batch.ts';
import { newStroopRun, type StroopEvent, type StroopRun } from '#domain/attention/stroop/run.ts';
import { STROOP_VERSION, scoreStroop } from '#domain/attention/stroop/score.ts';
import { STROOP_COLORS, type StroopColor } from '#domain/attention/stroop/stimuli.ts';
import { texts } from '#texts/attention.js';
import { useBatches } from './batch.ts';
import { COLOR_KEYS } from './color-keys.ts';
import { batchMeasures, stroopMeasures } from './measures.ts';
import { StroopPicture } from './picture.tsx';
import { type StroopPainter, StroopStage } from './stage.tsx';

type AnswerEvent = Extract<StroopEvent, { type: 'answer' }>;

const answerEvent = (color: StroopColor, atMs: number): AnswerEvent => ({
  type: 'answer',
  color,
  atMs,
});

const colorOfKey = (key: string): StroopColor | undefined =>
  STROOP_COLORS.find((color, at) => key === String(at + 1) || key === COLOR_KEYS[color]);

/** The Stroop test. */
export const StroopTest = ({ mode, difficulty, onBusy }: TestProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const painter = useRef<StroopPainter>(null);
  // A batch of answers is sent with the difficulty that is selected when the last answer of the batch is given.
  const chosen = useRef(difficulty);
  useEffect(() => {
    chosen.current = difficulty;
  }, [difficulty]);

  const test = useTestRun<StroopRun, AnswerEvent>(
    {
      instrument: 'stroop',
      version: STROOP_VERSION,
      create: newStroopRun,
      step: stepBatch,
      paint: (run) => painter.current?.paint(run),
      eventOfKey: (key, atMs) => {
        const color = colorOfKey(key);
        return color === undefined ? null : answerEvent(color, atMs);
      },
      onChange: (run, before, { id: runId, startedAt }) => {
        const full = batchCount(before);
        if (run.mode !== 'quick' || batchCount(run) === full) return;
        const { attempts } = batchOf(run, full, {
          userId: '',
          difficulty: chosen.current,
          startedAt,
        });
        batches.add({ attempts, difficulty: chosen.current, runId });
      },
    },
    onBusy,
  );
  const batches = useBatches(test.saveLater);
  const { ended } = test.shown;

  const batchResult =
    batches.shown === null ? null : <Measures measures={batchMeasures(batches.shown.result)} />;

  const result = (): ReactNode => {
    if (ended === null) return null;
    if (ended.mode === 'quick') return batchResult ?? <p>{texts.tooFewAnswers}</p>;
    return (
      <EndedResult
        ended={ended}
        measuresOf={(recording) => stroopMeasures(scoreStroop(recording))}
      />
    );
  };

  return (
    <TestShell
      name={texts.testNames.stroop}
      instrument="stroop"
      mode={mode}
      {...test.shellProps}
      how={texts.stroopHow[mode]}
      picture={<StroopPicture />}
      reminder={texts.stroopReminder}
      stageRef={stage}
      result={result()}
      hasResult={batchResult !== null}
      again={ended?.mode === 'quick' && batchResult !== null ? texts.tenMore : undefined}
      onStart={(run) => {
        batches.clear();
        test.start(run, difficulty);
      }}
    >
      <StroopStage
        ref={painter}
        runStage={test.shown.stage}
        onAnswer={(color, timeStampMs, input) =>
          test.run.current?.press(timeStampMs, [input], (atMs) => answerEvent(color, atMs))
        }
      />
    </TestShell>
  );
};
