import { type QuestionId, quizItem, type WeeklyItem } from '#domain/quiz/item.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';

/** The items of a weekly bank, made from its domains and their rows. */
export const weeklyItemsOf = (
  neurotype: Neurotype,
  domains: Readonly<Record<string, readonly (readonly [id: QuestionId, trait: string])[]>>,
): readonly WeeklyItem[] =>
  Object.entries(domains).flatMap(([domain, rows]) =>
    rows.map(([id, trait]) => Object.assign(quizItem(id, neurotype, trait), { domain })),
  );
