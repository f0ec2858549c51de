import type { Anchor } from './plan.ts';

/** Whether the `after` anchors of routines, by routine id, form a cycle. */
export const hasCycle = (anchors: ReadonlyMap<string, Anchor>): boolean =>
  [...anchors.keys()].some((start) => {
    const seen = new Set<string>();
    let id: string | null = start;
    while (id !== null) {
      if (seen.has(id)) return true;
      seen.add(id);
      const anchor = anchors.get(id);
      id = anchor?.kind === 'after' ? anchor.routineId : null;
    }
    return false;
  });
