import { CATEGORIES, type Category } from '#domain/chat/safety/assessment.ts';
import { clausesOf, joined, type Part, windowsOf } from './features.ts';
import { scoreOf, type Table, unpacked } from './table.ts';
import { WEIGHTS } from './weights.ts';

/** How much a message is worded like those of people at risk. */
export interface Risk {
  /** From 0 to 1, on the scale of the training set; no estimate that something will happen. */
  readonly probability: number;
  /** What it would most likely be about. */
  readonly category: Category;
  /** Whether it speaks of somebody else. */
  readonly isAboutOther: boolean;
  /** Whether the probability is one at which the guard asks. */
  readonly isRaised: boolean;
  /** Whether it is clearly one, also where the rules take the message for an intrusive thought. */
  readonly isClear: boolean;
}

interface Model {
  readonly risk: Table;
  readonly other: Table;
  readonly categories: ReadonlyMap<Category, Table>;
}

/** One word tells too little: the rules judge it. */
const LEAST_WORDS = 2;
/** In log odds; docs/science/safety.md says how they were chosen. */
const RAISED_FROM = 0.05;
/** What the rules take for an intrusive thought has to stand out more. */
const CLEAR_MARGIN = 1.4;
/** A few words tell little: they have to score higher by so much. */
const FEW_WORDS_MOST = 9;
const FEW_WORDS_MARGIN = 0.5;
/**
 * A run of sentences out of its context is taken for a risk more easily than the whole message. In a longer one
 * there is more that could cover it, so that it has to stand out less.
 */
const RUN_MARGIN = 3;
const LONG_RUN_MARGIN = 1.5;
const LONG_FROM_WORDS = 46;
/** So much a clause has to stand out, alone, that nothing beside it in its sentence covers it. */
const CLAUSE_MARGIN = 4;

let model: Model | null = null;

/** The tables are read from their text once, at the first message. */
const modelOf = (): Model => {
  model ??= {
    risk: unpacked(WEIGHTS.risk),
    other: unpacked(WEIGHTS.other),
    categories: new Map(CATEGORIES.map((name) => [name, unpacked(WEIGHTS.categories[name])])),
  };
  return model;
};

interface Scored {
  /** In log odds. */
  readonly score: number;
  readonly part: Part;
}

/**
 * The score of a message in log odds, with the part of it that has it: the message as a whole, or a run
 * of one to three of its sentences that stands out by more than a margin. Null when it is too short.
 */
const scoredIn = (table: Table, parts: readonly Part[]): Scored | null => {
  const whole = joined(parts);
  if (whole.words.length < LEAST_WORDS) return null;
  const margin = whole.words.length <= FEW_WORDS_MOST ? FEW_WORDS_MARGIN : 0;
  const runMargin = whole.words.length < LONG_FROM_WORDS ? RUN_MARGIN : LONG_RUN_MARGIN;
  const score = scoreOf(table, whole) - margin;
  let highest = { score, part: whole };
  for (const run of windowsOf(parts)) {
    if (run.words.length < LEAST_WORDS) continue;
    const score = scoreOf(table, run) - runMargin;
    if (score > highest.score) highest = { score, part: run };
  }
  for (const clause of clausesOf(parts)) {
    const score = scoreOf(table, clause) - CLAUSE_MARGIN;
    if (score > highest.score) highest = { score, part: clause };
  }
  return highest;
};

/**
 * What the learned part makes of a message: its probability, with what it would be about. Null for a
 * message that is too short.
 *
 * @param parts its sentences
 */
export const riskOf = (parts: readonly Part[]): Risk | null => {
  const { risk, other, categories } = modelOf();
  const highest = scoredIn(risk, parts);
  if (highest === null) return null;
  const { score, part } = highest;
  const [[category] = [CATEGORIES[0]]] = [...categories]
    .map(([name, table]) => [name, scoreOf(table, part)] as const)
    .toSorted((a, b) => b[1] - a[1]);
  return {
    probability: 1 / (1 + Math.exp(-score)),
    category,
    isAboutOther: scoreOf(other, part) > 0,
    isRaised: score >= RAISED_FROM,
    isClear: score >= RAISED_FROM + CLEAR_MARGIN,
  };
};
