import { useDelayed } from '#client/sync/outbox/context.ts';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import { distractionHandler } from './entries/handlers.tsx';

interface Count {
  readonly _id: string;
  readonly count: number;
}

const typeOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'type' in body
    ? DISTRACTION_TYPES.find((type) => type === body.type)
    : undefined;

/**
 * The counts of the server with those added that wait on this device, the most frequent first, and how many
 * those are.
 */
export const useCountsWithWaiting = (counts: readonly Count[]) => {
  const waiting = useDelayed()
    .filter(({ kind }) => kind === distractionHandler.name)
    .flatMap(({ body }) => typeOf(body) ?? []);
  const all = new Map(counts.map(({ _id, count }) => [_id, count]));
  for (const type of waiting) all.set(type, (all.get(type) ?? 0) + 1);
  const sorted = [...all].sort(([, one], [, other]) => other - one);
  return { counts: sorted.map(([_id, count]) => ({ _id, count })), waiting: waiting.length };
};
