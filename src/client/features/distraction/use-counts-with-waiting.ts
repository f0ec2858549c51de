import { useDelayed } from '#client/sync/outbox/context.ts';
import { distractionChanges } from '#contract/distraction.ts';
import { readChange } from '#contract/shared/change.ts';
import {
  countsWithEntries,
  DISTRACTION,
  type DistractionCount,
} from './changes/distraction-view.ts';

/** The server's counts with what waits in the outbox, and how many new distractions wait. */
export const useCountsWithWaiting = (counts: readonly DistractionCount[]) => {
  const delayed = useDelayed();
  const removed = new Set(
    delayed.flatMap((item) => {
      const change = readChange(distractionChanges, item);
      return change?.kind === 'distraction-remove' ? change.body.distractionId : [];
    }),
  );
  const waiting = delayed.filter(({ id, kind }) => kind === DISTRACTION && !removed.has(id));
  return { counts: countsWithEntries(counts, delayed), waiting: waiting.length };
};
