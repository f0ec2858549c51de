import { plainOf } from '#domain/chat/text/words.ts';
import type { Ladder } from './ladder.ts';

/**
 * The label of each ladder, in the given order: its fear, with a number added when another ladder or button already has
 * that name. The oldest ladder gets no number, so that labels do not change while somebody works on a ladder.
 *
 * @param buttons the labels of the other buttons that are shown with the ladders
 */
export const labelsOf = (
  ladders: readonly Pick<Ladder, 'id' | 'fear'>[],
  buttons: readonly string[],
): readonly string[] => {
  const taken = new Set(buttons.map(plainOf));
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
