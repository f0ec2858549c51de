import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import type { Occurrence } from '#contract/routines.ts';
import { marksAfter } from '#domain/routines/player/marks.ts';
import { KINDS, waitingFor } from './entries.ts';

const isOfPlayer = ({ kind }: OutboxItem): boolean => kind === KINDS.run || kind === KINDS.size;

/** The days with the unsent events and sizes from the player on this device. */
export const withWaitingRuns = (
  days: readonly Occurrence[],
  entries: readonly OutboxItem[],
): readonly Occurrence[] => {
  const waiting = entries.filter(isOfPlayer);
  if (waiting.length === 0) return days;
  return days.map((day) => {
    const { events, size } = waitingFor(waiting, day);
    const known = new Set(day.events.map(({ id }) => id));
    const fresh = events.filter(({ id }) => !known.has(id));
    if (fresh.length === 0) return size === null ? day : { ...day, size };
    return {
      ...day,
      size: size ?? day.size,
      events: [...day.events, ...fresh],
      marks: marksAfter(day.plan.steps, day.marks, day.events, fresh),
    };
  });
};
