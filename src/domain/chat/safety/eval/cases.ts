import { seededRandom, seedOf } from '#domain/shared/numbers/random.ts';
import { ABUSE } from './abuse.eval.ts';
import { EATING_DISORDER } from './eating-disorder.eval.ts';
import type { EvalCase, EvalGroup } from './eval-case.ts';
import { FICTION } from './fiction.eval.ts';
import { HARM_OTHERS } from './harm-others.eval.ts';
import { IDIOMS } from './idioms.eval.ts';
import { INTRUSIVE } from './intrusive.eval.ts';
import { MEDICAL_EMERGENCY } from './medical-emergency.eval.ts';
import { PAST_AND_ORDINARY } from './past-ordinary.eval.ts';
import { ROUND_2_NEGATIVES } from './round-2/negatives.eval.ts';
import { ROUND_2_POSITIVES } from './round-2/positives.eval.ts';
import { ROUND_3_NEGATIVES } from './round-3/negatives.eval.ts';
import { ROUND_3_POSITIVES } from './round-3/positives.eval.ts';
import { ROUND_4_NEGATIVES } from './round-4/negatives.eval.ts';
import { ROUND_4_POSITIVES } from './round-4/positives.eval.ts';
import { SELF_HARM } from './self-harm.eval.ts';
import { SUICIDE_DIRECT } from './suicide-direct.eval.ts';
import { SUICIDE_INDIRECT } from './suicide-indirect.eval.ts';
import { THIRD_PERSON } from './third-person.eval.ts';

const SPLIT_SEED = 20_261_121;

const casesOf = (groups: readonly EvalGroup[]): readonly EvalCase[] =>
  groups.flatMap(({ texts, ...rest }) =>
    texts
      .split('\n')
      .filter((text) => text.trim() !== '')
      .map((text) => ({ ...rest, text })),
  );

const FIRST_ROUND: readonly EvalCase[] = [
  SUICIDE_DIRECT,
  SUICIDE_INDIRECT,
  SELF_HARM,
  HARM_OTHERS,
  ABUSE,
  EATING_DISORDER,
  MEDICAL_EMERGENCY,
  THIRD_PERSON,
  IDIOMS,
  INTRUSIVE,
  FICTION,
  PAST_AND_ORDINARY,
].flatMap(casesOf);

const SECOND_ROUND: readonly EvalCase[] = [ROUND_2_POSITIVES, ROUND_2_NEGATIVES].flatMap(casesOf);

const THIRD_ROUND: readonly EvalCase[] = [ROUND_3_POSITIVES, ROUND_3_NEGATIVES].flatMap(casesOf);

const FOURTH_ROUND: readonly EvalCase[] = [ROUND_4_POSITIVES, ROUND_4_NEGATIVES].flatMap(casesOf);

/** Every message of the evaluation. */
export const CASES: readonly EvalCase[] = [
  ...FIRST_ROUND,
  ...SECOND_ROUND,
  ...THIRD_ROUND,
  ...FOURTH_ROUND,
];

const strataOf = (cases: readonly EvalCase[]): readonly (readonly EvalCase[])[] => [
  ...Map.groupBy(cases, ({ categories, levels, style }) =>
    [...categories, ...levels, style].join(' '),
  ).values(),
];

/** Half of each kind of message, drawn by a fixed seed. */
const halves = [FIRST_ROUND, FOURTH_ROUND].flatMap(strataOf).map((cases) => {
  const drawn = cases
    .map((one) => ({ one, place: seededRandom(SPLIT_SEED ^ seedOf(one.text))() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ one }) => one);
  const middle = Math.ceil(drawn.length / 2);
  return { development: drawn.slice(0, middle), test: drawn.slice(middle) };
});

/** The messages that the rules were tuned on; the second and third round belong to them whole. */
export const DEVELOPMENT_CASES = [
  ...halves.flatMap(({ development }) => development),
  ...SECOND_ROUND,
  ...THIRD_ROUND,
];

/** The messages that the rules are measured on. */
export const TEST_CASES = halves.flatMap(({ test }) => test);
