import { useEffect, useEffectEvent } from 'react';
import * as z from 'zod/mini';
import type { BodyOf } from '#client/features/routine/changes/task-changes.ts';
import { deviceRecord, useDeviceRecord } from '#client/sync/device-record.ts';

type Left = readonly BodyOf<'task-delete'>[];

const shape = z.array(z.object({ taskId: z.string(), of: z.string() }));

/**
 * Deletes that were still held back when the page was hidden or closed: there may be no time for the
 * outbox then, but there is for this.
 */
const record = deviceRecord<Left>('left-deletes', (kept) => {
  const read = z.safeParse(shape, kept);
  return read.success ? read.data : null;
});

const NONE: Left = [];
const underWay = new Set<string>();

/** Leaves deletes for the next time that there is a page. */
export const leaveDeletes = (deletes: Left): void => {
  if (deletes.length > 0) record.set([...(record.get() ?? NONE), ...deletes]);
};

/** What was left and is not in the outbox yet. */
export const useLeftDeletes = (): Left => useDeviceRecord(record) ?? NONE;

/**
 * Does what was left. Two tabs may both do it: a delete done twice is one.
 *
 * @param remove resolves when it is safely in the outbox
 */
export const useDoLeftDeletes = (remove: (one: Left[number]) => Promise<unknown>): void => {
  const left = useLeftDeletes();
  const take = useEffectEvent(async (one: Left[number]): Promise<void> => {
    if (underWay.has(one.taskId)) return;
    underWay.add(one.taskId);
    await remove(one);
    underWay.delete(one.taskId);
    const others = (record.get() ?? NONE).filter(({ taskId }) => taskId !== one.taskId);
    record.set(others.length === 0 ? null : others);
  });
  useEffect(() => {
    for (const one of left) void take(one);
  }, [left]);
};
