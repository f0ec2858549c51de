import { type ReactNode, useEffect, useRef } from 'react';
import { TestShell } from '#client/features/attention/panel/test-shell.tsx';
import type { TestProps } from '#client/features/attention/panel/test-types.ts';
import { Measures } from '#client/features/attention/result/measures.tsx';
import { RunResult } from '#client/features/attention/result/result.tsx';
import { practiceText, RUN_TEXTS } from '#client/features/attention/run/texts.ts';
import { useTestRun } from '#client/features/attention/run/use-run.ts';
import { batchCount, batchOf } from '#domain/attention/stroop/batch.ts';
import {
  newStroopRun,
  type StroopEvent,
  type StroopRun,
  stepStroop,
} from '#domain/attention/stroop/run.ts';
import { STROOP_VERSION, scoreStroop } from '#domain/attention/stroop/score.ts';
import { STROOP_COLORS, type StroopColor } from '#domain/attention/stroop/stimuli.ts';
import { useBatches } from './batch.ts';
import { batchMeasures, stroopMeasures } from './measures.ts';
import { StroopPicture } from './picture.tsx';
import { type StroopPainter, StroopStage } from './stage.tsx';
import { COLOR_KEYS, HOW, REMINDER } from './texts.ts';

type Answered = Extract<StroopEvent, { type: 'answer' }>;

const answered = (color: StroopColor, atMs: number): Answered => ({ type: 'answer', color, atMs });

const colorOfKey = (key: string): StroopColor | undefined =>
  STROOP_COLORS.find(
    (color, at) => key === String(at + 1) || key.toLowerCase() === COLOR_KEYS[color],
  );

/** The Stroop test. */
export const StroopTest = ({ mode, difficulty, onBusy }: TestProps) => {
  const stage = useRef<HTMLDivElement>(null);
  const painter = useRef<StroopPainter>(null);
  // A batch carries the difficulty that is chosen when it is full.
  const chosen = useRef(difficulty);
  useEffect(() => {
    chosen.current = difficulty;
  }, [difficulty]);

  const test = useTestRun<StroopRun, Answered>(
    {
      instrument: 'stroop',
      version: STROOP_VERSION,
      create: newStroopRun,
      step: stepStroop,
      paint: (run) => painter.current?.paint(run),
      key: (key, atMs) => {
        const color = colorOfKey(key);
        return color === undefined ? null : answered(color, atMs);
      },
      changed: (run, before, { id: runId, startedAt }) => {
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
    if (ended.mode === 'practice') return <p>{practiceText(ended.state.answers)}</p>;
    if (ended.mode === 'quick')
      return batchResult ?? <p>A result comes after ten answers. There were fewer this time.</p>;
    if (ended.recording === null) return <p>{RUN_TEXTS.noAnswers}</p>;
    return <RunResult measures={stroopMeasures(scoreStroop(ended.recording))} />;
  };

  return (
    <TestShell
      name="Stroop"
      instrument="stroop"
      mode={mode}
      shown={test.shown}
      how={HOW[mode]}
      picture={<StroopPicture />}
      reminder={REMINDER}
      stageRef={stage}
      below={batchResult}
      result={result()}
      hasUnsaved={test.hasUnsaved}
      onSaveAgain={test.again}
      onStart={(run) => {
        batches.clear();
        test.start(run, difficulty);
      }}
      onControl={(type) => test.run.current?.control(type)}
      onStop={() => test.run.current?.end('stopped')}
    >
      <StroopStage
        ref={painter}
        isPaused={test.shown.stage === 'paused'}
        onAnswer={(color, timeStampMs, input) =>
          test.run.current?.press(timeStampMs, [input], (atMs) => answered(color, atMs))
        }
      />
    </TestShell>
  );
};
