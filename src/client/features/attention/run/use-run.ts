import { useRef, useState } from 'react';
import { attentionRunHandler } from '#client/features/attention/entries/handlers.tsx';
import { runBody } from '#client/features/attention/entries/run-body.ts';
import { type Save, useSaving } from '#client/features/attention/entries/use-saving.ts';
import { forgetLeft, noteLeft } from '#client/features/attention/result/left-run.tsx';
import type { Difficulty } from '#domain/attention/recording.ts';
import { useClosing } from './closing.ts';
import { createLater } from './later.ts';
import {
  type EndedRun,
  type RunMode,
  type RunStage,
  startTestRun,
  type TestPlan,
  type TestRun,
  type TestState,
} from './run-driver.ts';

/** Where a test stands. */
export type Stage = 'idle' | RunStage;

interface Shown<State, Own> {
  readonly stage: Stage;
  /** The mode of the run that is on; null when none is. */
  readonly mode: RunMode | null;
  /** Whether the page was hidden during the run. */
  readonly leftPage: boolean;
  /** The last run that is over. */
  readonly ended: EndedRun<State, Own> | null;
}

/**
 * Runs a test for a component: what React shows changes when a run starts, pauses or ends, and not
 * while it is on. Every recorded run with an answer is kept and sent.
 *
 * @param plan may differ from render to render: a run begins with the plan of that moment
 */
export const useTestRun = <
  State extends TestState,
  Own extends { readonly type: string; readonly atMs: number },
>(
  plan: TestPlan<State, Own>,
  onBusy: (isBusy: boolean) => void,
) => {
  const { save, hasUnsaved, again, atEnd, settled } = useSaving();
  const [later] = useState(createLater);
  const [shown, setShown] = useState<Shown<State, Own>>({
    stage: 'idle',
    mode: null,
    leftPage: false,
    ended: null,
  });
  const run = useRef<TestRun<Own>>(null);

  const start = (mode: RunMode, difficulty: Difficulty): void => {
    run.current?.end('left');
    forgetLeft();
    setShown({ stage: 'starting', mode, leftPage: false, ended: null });
    onBusy(true);
    run.current = startTestRun(
      plan,
      { mode, difficulty },
      {
        stage: (stage, leftPage) => setShown((now) => ({ ...now, stage, leftPage })),
        ended: (ended) => {
          run.current = null;
          setShown(({ leftPage }) => ({ stage: 'idle', mode: null, leftPage, ended }));
          onBusy(false);
          const { id, why, recording } = ended;
          if (why === 'left' && recording?.mode === 'full')
            noteLeft({ instrument: plan.instrument, part: null });
          const keep = (): void => {
            later.flush();
            if (recording !== null) save(attentionRunHandler, runBody(recording), id);
          };
          // A hidden page may never be seen again: a phone ends it without a word.
          if (why === 'hidden') atEnd(keep);
          else keep();
        },
      },
    );
  };

  useClosing({ end: () => run.current?.end('left'), atEnd, settled });

  /** Saves when no frame is held up by it, at the latest when the run ends. */
  const saveLater: Save = (kind, body, id) => later.add(() => save(kind, body, id));

  return { shown, run, start, saveLater, hasUnsaved, again };
};
