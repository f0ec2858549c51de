import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { announce } from '#client/features/routine/announcer.tsx';
import type { ShownTask } from '#client/features/routine/changes/task-view.ts';
import { putTask, tasksKey } from '#client/features/routine/task-cache.ts';
import { quoted } from '#client/features/routine/task-labels.ts';
import { call, Refusal } from '#client/lib/api/call.ts';
import { routineEndpoints } from '#contract/routine.ts';

/** The state of the latest request for a breakdown. */
type Breaking =
  | { readonly state: 'idle' | 'asking' }
  | { readonly state: 'failed'; readonly words: string };

const NOT_SENT = 'This task is not sent yet. It can be broken down once it is.';
const NO_CONNECTION = 'Breaking a task down needs a connection, and there is none right now.';

const stepsText = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

/**
 * Asks the server to break a task down into steps. It does not use the outbox, where it would delay
 * other entries for seconds.
 *
 * @param onSteps called when the steps have arrived
 */
export const useBreakdown = (task: ShownTask, onSteps: () => void) => {
  const client = useQueryClient();
  const asking = useRef(false);
  const [breaking, setBreaking] = useState<Breaking>({ state: 'idle' });
  const { _id: taskId, userId, title } = task;

  const ask = async (): Promise<Breaking> => {
    if (task.isNew === true) return { state: 'failed', words: NOT_SENT };
    announce(`${quoted(title)} is being broken down.`);
    try {
      const answered = await call(routineEndpoints.breakdown, { body: { userId, taskId } });
      putTask(client, userId, answered);
      announce(`${quoted(title)} has ${stepsText(answered.steps.length)} now.`);
      onSteps();
      return { state: 'idle' };
    } catch (error) {
      if (!(error instanceof Refusal)) return { state: 'failed', words: NO_CONNECTION };
      // The task list was out of date.
      if (error.status < 500) void client.invalidateQueries({ queryKey: tasksKey(userId) });
      return { state: 'failed', words: error.message };
    }
  };

  const breakDown = async (): Promise<void> => {
    if (asking.current) return;
    asking.current = true;
    setBreaking({ state: 'asking' });
    setBreaking(await ask());
    asking.current = false;
  };

  return { breaking, breakDown };
};
