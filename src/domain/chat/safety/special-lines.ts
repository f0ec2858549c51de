import type { SpecialPurpose } from '#domain/chat/lines/country.ts';
import type { Category } from './assessment.ts';

const SPECIAL: Readonly<Partial<Record<Category, readonly SpecialPurpose[]>>> = {
  abuse: ['violence', 'children'],
  'medical-emergency': ['poison'],
  'eating-disorder': ['eating'],
};

/** What the lines are for that fit a danger better than the crisis lines, the best first; empty where those fit best. */
export const specialFor = (category: Category): readonly SpecialPurpose[] =>
  SPECIAL[category] ?? [];
