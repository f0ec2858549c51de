import { plainOf } from '#domain/chat/text/words.ts';
import type { Ladder } from './ladder.ts';

/** The button for a fear that has no ladder yet; it stands below the ladders. */
export const NEW_FEAR = 'A new fear';
/** The button that shows more ladders. */
export const OTHERS = 'Another one of mine';

/**
 * What each ladder is called, in the order given: by its fear, and with a number where that would be the
 * name of another ladder or button. The one that is there longest goes without, so that working on a
 * ladder gives none of them another name.
 */
export const labelsOf = (ladders: readonly Pick<Ladder, 'id' | 'fear'>[]): readonly string[] => {
  const taken = new Set([NEW_FEAR, OTHERS].map(plainOf));
  const labels = new Map<string, string>();
  // Ids grow with time.
  for (const { id, fear } of ladders.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    let label = fear;
    for (let count = 2; taken.has(plainOf(label)); count += 1) label = `${fear} (${count})`;
    taken.add(plainOf(label));
    labels.set(id, label);
  }
  return ladders.map(({ id, fear }) => labels.get(id) ?? fear);
};
