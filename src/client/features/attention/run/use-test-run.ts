import { useRef, useState } from 'react';
import { attentionRunHandler } from '#client/features/attention/entries/handlers.ts';
import { runBody } from '#client/features/attention/entries/run-body.ts';
import { type Save, useSaveRun } from '#client/features/attention/entries/use-save-run.ts';
import {
  forgetAbandonedRun,
  rememberAbandonedRun,
} from '#client/features/attention/result/abandoned-run.tsx';
import type { Difficulty } from '#domain/attention/recording.ts';
import { createFirstPress } from './first-press.ts';
import { createIdleQueue } from './idle-queue.ts';
import {
  type EndedRun,
  type RunMode,
  type RunStage,
  startTestRun,
  type TestPlan,
  type TestRun,
  type TestState,
} from './run-driver.ts';
import { useEndOnLeave } from './use-end-on-leave.ts';

/** The state of a test: no run, or the stage of the current run. */
export type TestStage = 'idle' | RunStage;

interface ShownRun<State, Own> {
  readonly stage: TestStage;
  /** The mode of the current run; null if no run is active. */
  readonly mode: RunMode | null;
  /** Whether the page was hidden during the run. */
  readonly leftPage: boolean;
  /** The last run that ended. */
  readonly ended: EndedRun<State, Own> | null;
}

/** The latest new answer of a quick run, to be sent individually; null if there is none. */
export const newQuickAnswer = <Answer>(
  run: { readonly mode: RunMode; readonly answers: readonly Answer[] },
  before: { readonly answers: readonly Answer[] },
): Answer | null =>
  run.mode === 'quick' && run.answers !== before.answers ? (run.answers.at(-1) ?? null) : null;

/**
 * Runs a test for a component. React renders when a run starts, pauses or ends, and not in between.
 * Every recorded run with an answer is saved.
 *
 * @param plan may change between renders; a run uses the plan of the render in which it started
 */
export const useTestRun = <
  State extends TestState,
  Own extends { readonly type: string; readonly atMs: number },
>(
  plan: TestPlan<State, Own>,
  onBusy: (isBusy: boolean) => void,
) => {
  const { save, hasUnsaved, again, atEnd, settled } = useSaveRun();
  const [idleQueue] = useState(createIdleQueue);
  const [firstPress] = useState(createFirstPress);
  const [shown, setShown] = useState<ShownRun<State, Own>>({
    stage: 'idle',
    mode: null,
    leftPage: false,
    ended: null,
  });
  const run = useRef<TestRun<Own>>(null);

  const start = (mode: RunMode, difficulty: Difficulty): void => {
    run.current?.end('left');
    forgetAbandonedRun();
    setShown({ stage: 'starting', mode, leftPage: false, ended: null });
    onBusy(true);
    run.current = startTestRun(
      plan,
      { mode, difficulty, firstPress },
      {
        onStage: (stage, leftPage) => setShown((now) => ({ ...now, stage, leftPage })),
        onEnd: (ended) => {
          run.current = null;
          setShown(({ leftPage }) => ({ stage: 'idle', mode: null, leftPage, ended }));
          onBusy(false);
          const { id, reason, recording } = ended;
          if (reason === 'left' && recording?.mode === 'full')
            rememberAbandonedRun({ instrument: plan.instrument, part: null });
          const saveRun = (): void => {
            idleQueue.flush();
            if (recording !== null) save(attentionRunHandler, runBody(recording), id);
          };
          // Saved as if the page were closing, because a phone may discard a hidden page without firing another event.
          if (reason === 'hidden') atEnd(saveRun);
          else saveRun();
        },
      },
    );
  };

  useEndOnLeave({ end: () => run.current?.end('left'), atEnd, settled });

  /** Saves when the page is idle, but no later than at the end of the run. */
  const saveLater: Save = (kind, body, id) => idleQueue.add(() => save(kind, body, id));

  /** The props of `TestShell` that come from the run. */
  const shellProps = {
    shown,
    hasUnsaved,
    onRetrySave: again,
    onControl: (type: 'start' | 'pause' | 'resume') => run.current?.control(type),
    onStop: () => run.current?.end('stopped'),
  };

  return { shown, run, start, saveLater, shellProps };
};
