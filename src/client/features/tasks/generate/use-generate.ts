import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { wantFocus } from '#client/features/tasks/list/row-focus.ts';
import { mergeTasks, replaceSmart } from '#client/features/tasks/task-cache.ts';
import { tasksKey } from '#client/features/tasks/tasks-key.ts';
import { call, Refusal } from '#client/lib/api/call.ts';
import { fits } from '#client/lib/api/outline.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useOutboxActions } from '#client/sync/outbox/context.ts';
import { type Task, taskEndpoints } from '#contract/tasks.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { SIZES } from '#domain/shared/size.ts';
import type { DayWishes } from '#domain/tasks/scheduler/wishes.ts';
import { texts } from '#texts/tasks.js';
import { wishesBody } from './wishes.ts';

/**
 * The three kinds of requests: more tasks up to the day's budget, other tasks instead of the open ones, or open tasks
 * adjusted to the wishes.
 */
export type Request = 'more' | 'others' | 'fit';

/** The state of the latest request for smart tasks. */
export type Generating =
  | { readonly state: 'idle' }
  | { readonly state: 'asking'; readonly asked: Request }
  /** The number of new tasks, whether other tasks became smaller, and whether the reply contained any tasks. */
  | {
      readonly state: 'done';
      readonly asked: Request;
      readonly added: number;
      readonly smaller: boolean;
      readonly any: boolean;
    }
  | { readonly state: 'failed'; readonly asked: Request; readonly words: string };

/** The message for a failed call: the server's own message if there is one. */
const messageFor = (error: unknown): string => {
  // A success whose body cannot be read counts as no reply.
  if (!(error instanceof Refusal) || error.status < 300) return texts.notConnected;
  return error.explained ? error.message : texts.notGenerated;
};

const errorIn = (reply: unknown): string => {
  const { error }: { error?: unknown } = Object(reply);
  return typeof error === 'string' && error !== '' ? error : texts.invalidReply;
};

const isSmaller = (now: Task, before: Task | undefined): boolean =>
  before !== undefined && SIZES.indexOf(now.size) > SIZES.indexOf(before.size);

interface GenerateInput {
  readonly userId: string;
  readonly today: LocalDate;
  /** The tasks that are already on this device. */
  readonly tasks: readonly Task[];
  readonly wishes: DayWishes;
  /** Whether only one task is shown at a time, so that a new task may have no row. */
  readonly isOne: boolean;
}

/** Sends a request. The reply is returned without validation. */
const callFor = (
  asked: Request,
  { userId, today, wishes }: Omit<GenerateInput, 'tasks' | 'isOne'>,
): Promise<unknown> => {
  const day = { localDate: today, zone: deviceZone() };
  const said = wishesBody(wishes);
  if (asked !== 'more')
    return call(taskEndpoints[asked], { body: { userId, ...day, ...said }, asIs: true });
  const { matters, ...energy } = said;
  return call(taskEndpoints.smartGenerate, {
    params: { userId },
    query: {
      ...day,
      ...energy,
      ...(matters === undefined ? {} : { matters: matters.join(',') }),
    },
    asIs: true,
  });
};

/** Asks the server for smart tasks and adds them to the list. */
export const useGenerate = ({ userId, today, tasks, wishes, isOne }: GenerateInput) => {
  const client = useQueryClient();
  const { release } = useOutboxActions();
  const asking = useRef(false);
  const [generating, setGenerating] = useState<Generating>({ state: 'idle' });

  const ask = async (asked: Request): Promise<Generating> => {
    try {
      // Deletions that are held back so that they can be undone are sent first. The deleted tasks then no longer take
      // up a place in the plan.
      await release();
      const reply = await callFor(asked, { userId, today, wishes });
      if (!fits(taskEndpoints.smartGenerate, reply))
        return { state: 'failed', asked, words: errorIn(reply) };
      const offered: readonly Task[] = reply;
      const before = new Map(tasks.map((task) => [task._id, task]));
      const added = offered.filter(({ _id }) => !before.has(_id));
      const [first] = added;
      // The new tasks are often below the window.
      if (first !== undefined && !isOne) wantFocus(first._id, 'edit');
      if (asked === 'more') mergeTasks(client, userId, offered);
      else replaceSmart(client, userId, { today, offered });
      void client.invalidateQueries({ queryKey: tasksKey(userId) });
      return {
        state: 'done',
        asked,
        added: added.length,
        smaller: offered.some((task) => isSmaller(task, before.get(task._id))),
        any: offered.length > 0,
      };
    } catch (error) {
      return { state: 'failed', asked, words: messageFor(error) };
    }
  };

  const generate = async (asked: Request): Promise<void> => {
    if (asking.current) return;
    asking.current = true;
    setGenerating({ state: 'asking', asked });
    setGenerating(await ask(asked));
    asking.current = false;
  };

  return { generating, generate };
};
