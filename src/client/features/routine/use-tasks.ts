import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '#client/lib/session/session.ts';
import { useToday } from '#client/lib/use-today.ts';
import { useDelayed, useOutbox } from '#client/sync/outbox/context.ts';
import { dropFresh, useFresh } from './changes/fresh.ts';
import { readChange } from './changes/task-changes.ts';
import { withChanges } from './changes/task-view.ts';
import { useLeftDeletes } from './deletes/left.ts';
import { recentTasks } from './task-queries.ts';

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
