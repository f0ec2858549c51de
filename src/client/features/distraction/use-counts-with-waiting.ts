import { useDelayed } from '#client/sync/outbox/context.ts';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import { distractionHandler } from './entries/handlers.tsx';

interface DistractionCount {
  readonly _id: string;
  readonly count: number;
}

const typeOf = (body: unknown): string | undefined =>
  typeof body === 'object' && body !== null && 'type' in body
    ? DISTRACTION_TYPES.find((type) => type === body.type)
    : undefined;

/** The server's counts plus the distractions in the outbox, most frequent first. */
export const useCountsWithWaiting = (counts: readonly DistractionCount[]) => {
  const waiting = useDelayed()
    .filter(({ kind }) => kind === distractionHandler.name)
    .flatMap(({ body }) => typeOf(body) ?? []);
  const all = new Map(counts.map(({ _id, count }) => [_id, count]));
  for (const type of waiting) all.set(type, (all.get(type) ?? 0) + 1);
  const sorted = [...all].sort(([, one], [, other]) => other - one);
  return { counts: sorted.map(([_id, count]) => ({ _id, count })), waiting: waiting.length };
};
