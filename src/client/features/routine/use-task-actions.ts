import { v7 } from 'uuid';
import { deviceZone } from '#client/lib/device-zone.ts';
import type { Outcome } from '#client/lib/outbox.ts';
import { useOutbox } from '#client/lib/outbox-context.ts';
import type { OutboxKind } from '#client/lib/outbox-kind.ts';
import { useSession } from '#client/lib/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import type { Step } from '#domain/routine/task.ts';
import { SIZES } from '#domain/routine/vocabulary.ts';
import { refusedChange } from './change-kind.ts';
import { addFresh, dropFresh } from './fresh-changes.ts';
import { forgetRefused, noteRefused } from './refused-changes.ts';
import { type BodyOf, readChange } from './task-changes.ts';
import {
  addKind,
  deleteKind,
  lighterKind,
  notTodayKind,
  orderKind,
  stepsKind,
  updateKind,
} from './task-kinds.tsx';
import type { ShownTask } from './task-view.ts';

const about = ({ _id, title }: ShownTask) => ({ taskId: _id, of: title });

/** All that a person does with tasks. What they do is shown at once, and kept until it is sent. */
export const useTaskActions = () => {
  const { send } = useOutbox();
  const session = useSession();
  const userId = session.state === 'out' ? '' : session.userId;
  const localDate = useToday();

  const make = async <Body extends object, Reply>(
    kind: OutboxKind<Body, Reply> & { problem?(body: Body): string },
    body: Body,
  ): Promise<Outcome> => {
    const id = v7();
    const change = readChange({ id, kind: kind.name, body });
    if (change !== null) addFresh({ ...change, userId });
    const outcome = await send(kind, body, id);
    // One that waits is dropped when it is seen in the outbox, so that there is no gap between.
    if (outcome.state !== 'waiting') dropFresh(new Set([id]));
    if (outcome.state === 'failed' && kind.problem !== undefined)
      noteRefused(refusedChange(id, kind.problem(body), outcome.message, body));
    return outcome;
  };

  const update = (
    task: ShownTask,
    updates: { title?: string; completed?: boolean; estimatedTime?: number; steps?: Step[] },
  ) => {
    forgetRefused(({ taskId, typed }) => taskId === task._id && typed !== null);
    return make(updateKind, { ...about(task), updates });
  };

  return {
    add: (title: string, estimatedTime: number) =>
      make(addKind, { title, estimatedTime, date: localDate, zone: deviceZone() }),
    update,
    remove: (body: BodyOf<'task-delete'>) => make(deleteKind, body),
    order: (taskIds: readonly string[]) => make(orderKind, { taskIds: [...taskIds] }),
    /** Asks for the next smaller size, on today's list. */
    lighter: (task: ShownTask) => {
      const size = SIZES[SIZES.indexOf(task.size) + 1] ?? task.size;
      return make(lighterKind, { ...about(task), size, localDate, zone: deviceZone() });
    },
    notToday: (task: ShownTask) =>
      make(notTodayKind, { ...about(task), localDate, zone: deviceZone() }),
    breakDown: (task: ShownTask) => make(stepsKind, about(task)),
  };
};

/** What `useTaskActions` gives. */
export type TaskActions = ReturnType<typeof useTaskActions>;
