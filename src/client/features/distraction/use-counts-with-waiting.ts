import { useDelayed } from '#client/sync/outbox/context.ts';
import {
  countNew,
  countsWithEntries,
  type DistractionCount,
} from './changes/distraction-counts.ts';

/** The server's counts with what waits in the outbox, and how many new distractions wait. */
export const useCountsWithWaiting = (counts: readonly DistractionCount[]) => {
  const delayed = useDelayed();
  return { counts: countsWithEntries(counts, delayed), waiting: countNew(delayed) };
};
