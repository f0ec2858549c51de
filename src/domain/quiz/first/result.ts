import { type NeurotypeScores, nameInSentence } from '#domain/quiz/neurotype-scores.ts';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';
import { areSimilar, patternOf } from './pattern.ts';
import { GROUP_WORDS, NO_PATTERN_WORDS } from './result-texts.ts';

/** The result that the text of a first quiz is about. */
export interface FirstFinding {
  readonly scores: NeurotypeScores;
  readonly primaryCondition: Neurotype;
}

/**
 * The sentence about the highest score; null when another score is too close to it. The score does not decide what the
 * weekly check-in asks about; the person chooses that.
 */
const highest = ({ scores, primaryCondition }: FirstFinding): string | null => {
  const equal = NEUROTYPES.filter((each) => scores[each] === scores[primaryCondition]);
  if (equal.length === 3) return 'All three scores are the same.';
  const names = equal.map(nameInSentence);
  if (names.length === 2)
    return `The two highest scores, for ${names.join(' and ')}, are the same.`;
  const others = NEUROTYPES.filter((each) => each !== primaryCondition);
  const isClose = others.some((each) => areSimilar(scores[primaryCondition], scores[each]));
  return isClose ? null : `The highest score is the one for ${names.join()}.`;
};

/**
 * The text of a first quiz's result: four paragraphs with an empty line between them. They describe strengths, what the
 * answers look like and what helps, and say that the person decides what the weekly check-in asks about. The two
 * sentences of `notices.ts` are shown with this text.
 */
export const firstResultText = ({ scores, primaryCondition }: FirstFinding): string => {
  const pattern = patternOf(scores);
  const next = [
    highest({ scores, primaryCondition }),
    'You decide what your weekly check-in asks about.',
    'You can take this quiz again at any time.',
  ]
    .filter((sentence) => sentence !== null)
    .join(' ');
  if (pattern.group === null) {
    const { strengths, helps } = NO_PATTERN_WORDS;
    return [strengths, NO_PATTERN_WORDS[pattern.strength], helps, next].join('\n\n');
  }
  const words = GROUP_WORDS[pattern.group];
  return [words.strengths, words[pattern.strength], words.helps, next].join('\n\n');
};
