import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { announce } from '#client/features/tasks/announcer.tsx';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { putTask } from '#client/features/tasks/task-cache.ts';
import { quoted } from '#client/features/tasks/task-labels.ts';
import { tasksKey } from '#client/features/tasks/tasks-key.ts';
import { call, Refusal } from '#client/lib/api/call.ts';
import { type BrokenDown, taskEndpoints } from '#contract/tasks.ts';
import { texts } from '#texts/tasks-steps.js';

/** The single question that the server may ask before it creates steps. */
export type Question = NonNullable<BrokenDown['question']>;

/** The requested change to the steps; an empty object creates the first steps. */
export interface Wanted {
  readonly detail?: 'finer' | 'fewer';
  readonly answer?: { readonly choice?: string; readonly words?: string };
  readonly ask?: true;
}

/** The state of the latest request for steps. */
type Breaking =
  | { readonly state: 'idle' }
  | { readonly state: 'asking'; readonly wanted: Wanted }
  /** The steps cannot become finer or fewer. */
  | { readonly state: 'same'; readonly words: string }
  | { readonly state: 'failed'; readonly words: string; readonly wanted: Wanted };

/**
 * Asks the server to break a task down into steps, or to make its steps finer or fewer. The request does not use the
 * outbox, because it would delay other entries there for seconds.
 *
 * @param onSteps called when the steps have arrived
 * @param isPreview whether the steps are only shown, and not saved
 */
export const useBreakdown = (task: ShownTask, onSteps: () => void, isPreview = false) => {
  const client = useQueryClient();
  const asking = useRef(false);
  const [breaking, setBreaking] = useState<Breaking>({ state: 'idle' });
  // The question stays visible while the answer is being sent, so that typed text is not lost.
  const [question, setQuestion] = useState<Question | null>(null);
  /** The latest steps that are shown without being saved. */
  const [preview, setPreview] = useState<Pick<BrokenDown, 'steps' | 'goal'> | null>(null);
  const { _id: taskId, userId, title } = task;

  const ask = async (wanted: Wanted): Promise<Breaking> => {
    if (task.isNew === true) return { state: 'failed', words: texts.notSentYet, wanted };
    if (wanted.ask === undefined && !isPreview)
      announce(texts.breaksDown({ quoted: quoted(title) }));
    try {
      const body = { userId, taskId, ...wanted, ...(isPreview ? { preview: true as const } : {}) };
      const { question: asked, goal, ...answered } = await call(taskEndpoints.breakdown, { body });
      setQuestion(asked ?? null);
      if (isPreview) {
        if (asked === undefined) setPreview({ steps: answered.steps, goal });
        return { state: 'idle' };
      }
      putTask(client, userId, answered);
      if (asked !== undefined) return { state: 'idle' };
      const { steps } = answered;
      const isSame = JSON.stringify(steps) === JSON.stringify(task.steps);
      if (isSame && wanted.detail !== undefined)
        return { state: 'same', words: texts.noChange[wanted.detail] };
      announce(texts.hasSteps({ quoted: quoted(title), count: steps.length }));
      onSteps();
      return { state: 'idle' };
    } catch (error) {
      if (!(error instanceof Refusal))
        return { state: 'failed', words: texts.needsConnection, wanted };
      // The refusal means that the cached task list was out of date.
      if (error.status < 500) void client.invalidateQueries({ queryKey: tasksKey(userId) });
      return { state: 'failed', words: error.message, wanted };
    }
  };

  const breakDown = async (wanted: Wanted = {}): Promise<void> => {
    if (asking.current) return;
    asking.current = true;
    setBreaking({ state: 'asking', wanted });
    setBreaking(await ask(wanted));
    asking.current = false;
  };

  const forget = (): void => {
    setQuestion(null);
    setPreview(null);
    setBreaking({ state: 'idle' });
  };

  return { breaking, question, preview, breakDown, forget };
};
