import type { Random } from './random.ts';

/** The items in random order, all orders equally likely (Fisher and Yates). */
export const shuffled = <Item>(items: readonly Item[], random: Random): Item[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
};
