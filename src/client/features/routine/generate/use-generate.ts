import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { mergeTasks, tasksKey } from '#client/features/routine/task-cache.ts';
import { call, fits, Refusal } from '#client/lib/api/call.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { routineEndpoints, type Task } from '#contract/routine.ts';
import { SIZES } from '#domain/routine/vocabulary.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

/** The state of the latest request for smart tasks. */
export type Generating =
  | { readonly state: 'idle' | 'asking' }
  /** How many tasks are new, whether others became smaller, and whether the reply had any tasks. */
  | {
      readonly state: 'done';
      readonly added: number;
      readonly smaller: boolean;
      readonly any: boolean;
    }
  | { readonly state: 'failed'; readonly words: string };

const NO_CONNECTION = 'Could not connect to task generator.';
const FAILED = 'Failed to generate tasks';
const NOT_A_LIST = 'Invalid response format';

/** The message for a failed call: the server's own, if there is one. */
const messageFor = (error: unknown): string => {
  // A success without a readable body counts as no reply.
  if (!(error instanceof Refusal) || error.status < 300) return NO_CONNECTION;
  return error.explained ? error.message : FAILED;
};

const errorIn = (reply: unknown): string => {
  const { error }: { error?: unknown } = Object(reply);
  return typeof error === 'string' && error !== '' ? error : NOT_A_LIST;
};

const isSmaller = (now: Task, before: Task | undefined): boolean =>
  before !== undefined && SIZES.indexOf(now.size) > SIZES.indexOf(before.size);

interface GenerateInput {
  readonly userId: string;
  readonly today: LocalDate;
  /** The tasks already on this device. */
  readonly tasks: readonly Task[];
}

/** Asks the server for smart tasks and puts them on the list. */
export const useGenerate = ({ userId, today, tasks }: GenerateInput) => {
  const client = useQueryClient();
  const asking = useRef(false);
  const [generating, setGenerating] = useState<Generating>({ state: 'idle' });

  const ask = async (): Promise<Generating> => {
    try {
      const reply: unknown = await call(routineEndpoints.smartGenerate, {
        params: { userId },
        query: { localDate: today, zone: deviceZone() },
        asIs: true,
      });
      if (!fits(routineEndpoints.smartGenerate, reply))
        return { state: 'failed', words: errorIn(reply) };
      const offered: readonly Task[] = reply;
      mergeTasks(client, userId, offered);
      void client.invalidateQueries({ queryKey: tasksKey(userId) });
      const before = new Map(tasks.map((task) => [task._id, task]));
      return {
        state: 'done',
        added: offered.filter(({ _id }) => !before.has(_id)).length,
        smaller: offered.some((task) => isSmaller(task, before.get(task._id))),
        any: offered.length > 0,
      };
    } catch (error) {
      return { state: 'failed', words: messageFor(error) };
    }
  };

  const generate = async (): Promise<void> => {
    if (asking.current) return;
    asking.current = true;
    setGenerating({ state: 'asking' });
    setGenerating(await ask());
    asking.current = false;
  };

  return { generating, generate };
};
