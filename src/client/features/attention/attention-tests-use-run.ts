import { useEffect, useRef, useState } from 'react';
import type { Difficulty } from '#domain/attention/recording.ts';
import {
  type EndedRun,
  type RunMode,
  type RunStage,
  startTestRun,
  type TestPlan,
  type TestRun,
  type TestState,
} from './attention-tests-run.ts';
import { attentionRunKind } from './kinds.tsx';
import { runBody } from './run-body.ts';
import { createLater } from './run-later.ts';
import { type Save, useSaving } from './use-saving.ts';

/** Where a test stands; `starting` measures the screen. */
export type Stage = 'idle' | 'starting' | RunStage;

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
  const { save, hasUnsaved, again } = useSaving();
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
          later.flush();
          const { recording, state } = ended;
          if (recording !== null && state.answers.length > 0)
            save(attentionRunKind, runBody(recording));
        },
      },
    );
  };

  useEffect(() => {
    const leave = (): void => run.current?.end('left');
    // What comes after may be nothing at all: the tab is closed.
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  /** Saves when no frame is held up by it, at the latest when the run ends. */
  const saveLater: Save = (kind, body, id) => later.add(() => save(kind, body, id));

  return { shown, run, start, saveLater, hasUnsaved, again };
};
