import * as z from 'zod/mini';
import { deviceValue } from '#client/sync/device-value.ts';
import { HELPS, STUCK_REASONS } from '#domain/tasks/stuck.ts';

const asked = z.object({
  title: z.string(),
  reason: z.enum(STUCK_REASONS),
  help: z.enum(HELPS),
});

/** The last way to help that the person took and has not rated yet; null for none. */
export const helpTaken = deviceValue<z.output<typeof asked>>(
  'task-stuck',
  (kept) => z.safeParse(asked, kept).data ?? null,
);
