import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { announce } from '#client/features/tasks/announcer.tsx';
import type { ShownTask } from '#client/features/tasks/changes/task-view.ts';
import { putTask } from '#client/features/tasks/task-cache.ts';
import { quoted } from '#client/features/tasks/task-labels.ts';
import { tasksKey } from '#client/features/tasks/tasks-key.ts';
import { call, Refusal } from '#client/lib/api/call.ts';
import { type BrokenDown, taskEndpoints } from '#contract/tasks.ts';
import { count } from '#domain/shared/text/count.ts';

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

const NOT_SENT = 'This task is not sent yet. You can break it down after it is sent.';
const NO_CONNECTION = 'Breaking a task down needs a connection, and there is none right now.';
const SAME = {
  finer: 'There are no finer steps for this. You can write your own with “Edit steps”.',
  fewer: 'These are the fewest steps for this. You can change them with “Edit steps”.',
} as const;

/**
 * Asks the server to break a task down into steps, or to make its steps finer or fewer. The request does not use the
 * outbox, because it would delay other entries there for seconds.
 *
 * @param onSteps called when the steps have arrived
 */
export const useBreakdown = (task: ShownTask, onSteps: () => void) => {
  const client = useQueryClient();
  const asking = useRef(false);
  const [breaking, setBreaking] = useState<Breaking>({ state: 'idle' });
  // The question stays visible while the answer is being sent, so that typed text is not lost.
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
    setBreaking({ state: 'idle' });
  };

  return { breaking, question, breakDown, forget };
};
