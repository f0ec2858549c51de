import type { WeeklyItem } from '#domain/quiz/item.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';

/** A question without its opening words, "In the past week, how often". */
export type WeeklyRow = readonly [number: string, trait: string, rest: string];

/** The items of a weekly bank, made from its domains and their rows. */
export const weeklyItemsOf = (
  neurotype: Neurotype,
  domains: Readonly<Record<string, readonly WeeklyRow[]>>,
): readonly WeeklyItem[] =>
  Object.entries(domains).flatMap(([domain, rows]) =>
    rows.map(([number, trait, rest]) => ({
      id: `weekly-${number}`,
      neurotype,
      domain,
      trait,
      question: `In the past week, how often ${rest}?`,
    })),
  );
