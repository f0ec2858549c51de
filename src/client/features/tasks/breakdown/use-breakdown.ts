import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { announce } from '#client/features/tasks/announcer.tsx';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { putTask, tasksKey } from '#client/features/tasks/task-cache.ts';
import { quoted } from '#client/features/tasks/task-labels.ts';
import { call, Refusal } from '#client/lib/api/call.ts';
import { type BrokenDown, taskEndpoints } from '#contract/tasks.ts';
import { count } from '#domain/shared/text/count.ts';

/** The one question that the server may ask before it makes steps. */
export type Question = NonNullable<BrokenDown['question']>;

/** What to do with the steps; an empty object creates the first ones. */
export interface Wanted {
  readonly detail?: 'finer' | 'fewer';
  readonly answer?: { readonly choice?: string; readonly words?: string };
  readonly ask?: true;
}

/** The state of the latest request for steps. */
type Breaking =
  | { readonly state: 'idle' }
  | { readonly state: 'asking'; readonly wanted: Wanted }
  /** The steps are as fine, or as few, as they can be. */
  | { readonly state: 'same'; readonly words: string }
  | { readonly state: 'failed'; readonly words: string; readonly wanted: Wanted };

const NOT_SENT = 'This task is not sent yet. You can break it down after it is sent.';
const NO_CONNECTION = 'Breaking a task down needs a connection, and there is none right now.';
const SAME = {
  finer: 'There are no finer steps for this. You can write your own with “Edit steps”.',
  fewer: 'These are the fewest steps for this. You can change them with “Edit steps”.',
} as const;

/**
 * Asks the server to break a task down into steps, or to make its steps finer or fewer. It does not use the
 * outbox, where it would delay other entries for seconds.
 *
 * @param onSteps called when the steps have arrived
 */
export const useBreakdown = (task: ShownTask, onSteps: () => void) => {
  const client = useQueryClient();
  const asking = useRef(false);
  const [breaking, setBreaking] = useState<Breaking>({ state: 'idle' });
  // Stays visible while the answer is being sent, so that nothing typed is lost.
  const [question, setQuestion] = useState<Question | null>(null);
  const { _id: taskId, userId, title } = task;

  const ask = async (wanted: Wanted): Promise<Breaking> => {
    if (task.isNew === true) return { state: 'failed', words: NOT_SENT, wanted };
    if (wanted.ask === undefined) announce(`${quoted(title)} is being broken down.`);
    try {
      const body = { userId, taskId, ...wanted };
      const { question: asked, ...answered } = await call(taskEndpoints.breakdown, { body });
      putTask(client, userId, answered);
      setQuestion(asked ?? null);
      if (asked !== undefined) return { state: 'idle' };
      const { steps } = answered;
      const isSame = JSON.stringify(steps) === JSON.stringify(task.steps);
      if (isSame && wanted.detail !== undefined)
        return { state: 'same', words: SAME[wanted.detail] };
      announce(`${quoted(title)} has ${count(steps.length, 'step')} now.`);
      onSteps();
      return { state: 'idle' };
    } catch (error) {
      if (!(error instanceof Refusal)) return { state: 'failed', words: NO_CONNECTION, wanted };
      // The task list was out of date.
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
    setBreaking({ state: 'idle' });
  };

  return { breaking, question, breakDown, forget };
};
