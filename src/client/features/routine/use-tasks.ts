import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDelayed, useOutbox } from '#client/lib/outbox-context.ts';
import { useSession } from '#client/lib/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { dropFresh, useFresh } from './fresh-changes.ts';
import { useLeftDeletes } from './left-deletes.ts';
import { readChange } from './task-changes.ts';
import { recentTasks } from './task-queries.ts';
import { withChanges } from './task-view.ts';

/** The signed-in person's tasks with all that they did to them, sent or not, and their day. */
export const useTasks = () => {
  const session = useSession();
  const userId = session.state === 'out' ? '' : session.userId;
  const today = useToday();
  const query = useQuery(recentTasks(userId, today));
  const { items } = useOutbox();
  const delayed = new Set(useDelayed().map(({ id }) => id));
  const fresh = useFresh();
  const left = useLeftDeletes();

  useEffect(() => dropFresh(new Set(items.map(({ id }) => id))), [items]);

  const kept = new Set(items.map(({ id }) => id));
  const inOutbox = items.filter(({ refused }) => refused === null).map(readChange);
  const changes = [
    ...inOutbox.filter((change) => change !== null),
    ...fresh.filter((change) => change.userId === userId && !kept.has(change.id)),
    ...left.map((body) => ({ id: body.taskId, kind: 'task-delete' as const, body })),
  ];
  const tasks = withChanges(query.data ?? [], changes, { userId, delayed });
  return { query, tasks, today, userId };
};
