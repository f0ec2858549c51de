import { type NeurotypeScores, nameInSentence } from '#domain/quiz/neurotype-scores.ts';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';
import { patternOf } from './pattern.ts';
import { GROUP_WORDS, NO_PATTERN_WORDS } from './result-texts.ts';

/** The result that the text of a first quiz is about. */
export interface FirstFinding {
  readonly scores: NeurotypeScores;
  readonly primaryCondition: Neurotype;
}

/** The sentence on why the weekly check-in asks about this neurotype, also for equal scores. */
const topicReason = ({ scores, primaryCondition }: FirstFinding): string => {
  const equal = NEUROTYPES.filter((each) => scores[each] === scores[primaryCondition]);
  if (equal.length === 1) return 'That score is the highest.';
  const named = equal.length === 2 ? 'Two scores are' : 'All three scores are';
  const order = NEUROTYPES.map(nameInSentence).join(', then ');
  return `${named} the same, so this order decides: ${order}.`;
};

/**
 * The text of a first quiz's result: strengths, what the answers look like, what helps, and what the
 * weekly check-in will ask about, as four paragraphs with an empty line between them. The two sentences of
 * `notices.ts` are shown with it.
 */
export const firstResultText = ({ scores, primaryCondition }: FirstFinding): string => {
  const pattern = patternOf(scores);
  const name = nameInSentence(primaryCondition);
  const next = [
    `Your weekly check-in will ask about ${name} traits.`,
    topicReason({ scores, primaryCondition }),
    'You can take this quiz again at any time.',
  ].join(' ');
  if (pattern.group === null) {
    const { strengths, helps } = NO_PATTERN_WORDS;
    return [strengths, NO_PATTERN_WORDS[pattern.strength], helps, next].join('\n\n');
  }
  const words = GROUP_WORDS[pattern.group];
  return [words.strengths, words[pattern.strength], words.helps, next].join('\n\n');
};
