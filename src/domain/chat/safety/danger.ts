import { type Assessment, FEARED_DEED, type Question } from './assessment.ts';

/** What a danger is, and whose. */
export type Danger = Pick<Question, 'category' | 'kind'>;

/** What is watched, or found in a message, as a danger of somebody's. */
export const dangerOf = ({ category, kind }: Pick<Assessment, 'category' | 'kind'>): Danger => ({
  category: category ?? 'suicide',
  kind: kind === 'third-person' ? 'third-person' : 'own',
});

/** A question whose yes means this danger, and whose no means that there is none. */
export const questionAbout = (danger: Danger, more: Partial<Question> = {}): Question => ({
  ...danger,
  level: 'elevated',
  no: 'calm',
  isHowItIs: false,
  isOfCalling: false,
  isSoft: false,
  ...more,
});

/** Whether a message is about the danger that was answered before. */
export const isSameDanger = (
  about: Danger | null,
  found: Pick<Assessment, 'category' | 'kind'>,
): boolean =>
  about !== null &&
  about.category === found.category &&
  (about.kind === 'third-person') === (found.kind === 'third-person');

/** Whether a message words a fear as a deed, in the work on it. */
export const tellsFearedDeed = ({ reasons }: Assessment): boolean => reasons.includes(FEARED_DEED);
