import { plainOf } from '#domain/chat/text/words.ts';
import type { Ladder } from './ladder.ts';

/** The button for a new fear, shown below the ladders. */
export const NEW_FEAR = 'A new fear';
/** The button that shows more ladders. */
export const OTHERS = 'Another one of mine';

/**
 * The label of each ladder, in the given order: its fear, with a number added when another ladder or button already has
 * that name. The oldest ladder gets no number, so that labels do not change while somebody works on a ladder.
 */
export const labelsOf = (ladders: readonly Pick<Ladder, 'id' | 'fear'>[]): readonly string[] => {
  const taken = new Set([NEW_FEAR, OTHERS].map(plainOf));
  const labels = new Map<string, string>();
  // Newer ladders have greater ids.
  for (const { id, fear } of ladders.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    let label = fear;
    for (let count = 2; taken.has(plainOf(label)); count += 1) label = `${fear} (${count})`;
    taken.add(plainOf(label));
    labels.set(id, label);
  }
  return ladders.map(({ id, fear }) => labels.get(id) ?? fear);
};
