import * as z from 'zod/mini';
import { deviceRecord, useDeviceRecord } from '#client/sync/device-record.ts';

const refused = z.object({
  /** That of the entry in the outbox. */
  id: z.string(),
  /** What did not happen and why, for the person. */
  text: z.string(),
  /** Null when it was about no task in particular. */
  taskId: z.nullable(z.string()),
  /** What was typed; null when nothing was. */
  typed: z.nullable(z.object({ title: z.string(), minutes: z.string() })),
});

/** A change of tasks that did not come about. The list shows the tasks without it. */
export type RefusedChange = z.output<typeof refused>;

const record = deviceRecord<readonly RefusedChange[]>('refused-task-changes', (kept) => {
  const read = z.safeParse(z.array(refused), kept);
  return read.success ? read.data : null;
});

const NONE: readonly RefusedChange[] = [];

/** Keeps it until the person has seen it: on this device, since they may be on another page. */
export const noteRefused = (change: RefusedChange): void => {
  const others = (record.get() ?? NONE).filter(({ id }) => id !== change.id);
  record.set([...others, change]);
};

/** Forgets those that match: the person has seen them, or made the change anew. */
export const forgetRefused = (matches: (change: RefusedChange) => boolean): void => {
  const known = record.get() ?? NONE;
  const left = known.filter((change) => !matches(change));
  if (left.length < known.length) record.set(left.length === 0 ? null : left);
};

/** The changes that did not come about, in the order in which that became known. */
export const useRefused = (): readonly RefusedChange[] => useDeviceRecord(record) ?? NONE;
