import type { Neurotype } from '#domain/shared/neurotype.ts';
import { GROUP_WORDS, NO_PATTERN_WORDS } from './first-result-texts.ts';
import { type NeurotypeScores, nameInSentence } from './neurotype.ts';
import { patternOf } from './pattern.ts';

/** What a first quiz's text is about. */
export interface FirstFinding {
  readonly scores: NeurotypeScores;
  readonly primaryCondition: Neurotype;
}

/**
 * The text of a first quiz's result: strengths, what the answers look like, what helps, and what the
 * weekly check-in will ask about, as four paragraphs with an empty line between them. `notices.ts`
 * has the two sentences that stand with it.
 */
export const firstResultText = ({ scores, primaryCondition }: FirstFinding): string => {
  const pattern = patternOf(scores);
  const name = nameInSentence(primaryCondition);
  const next = `Your weekly check-in will ask about ${name} traits. You can take this quiz again at any time.`;
  if (pattern.group === null) {
    const { strengths, helps } = NO_PATTERN_WORDS;
    return [strengths, NO_PATTERN_WORDS[pattern.strength], helps, next].join('\n\n');
  }
  const words = GROUP_WORDS[pattern.group];
  return [words.strengths, words[pattern.strength], words.helps, next].join('\n\n');
};
