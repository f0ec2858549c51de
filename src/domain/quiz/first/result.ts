import { type NeurotypeScores, nameInSentence } from '#domain/quiz/neurotype-scores.ts';
import { NEUROTYPES, type Neurotype } from '#domain/shared/neurotype.ts';
import { list } from '#domain/shared/text/list.ts';
import { texts } from '#texts/quiz.js';
import { areSimilar, patternOf } from './pattern.ts';

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
  if (equal.length === 3) return texts.scoresAreEqual;
  if (equal.length === 2) return texts.twoAreHighest({ names: list(equal.map(nameInSentence)) });
  const others = NEUROTYPES.filter((each) => each !== primaryCondition);
  const isClose = others.some((each) => areSimilar(scores[primaryCondition], scores[each]));
  return isClose ? null : texts.oneIsHighest({ neurotype: primaryCondition });
};

/**
 * The text of a first quiz's result: four paragraphs with an empty line between them. They describe strengths, what the
 * answers look like and what helps, and say that the person decides what the weekly check-in asks about. The two
 * notices `notADiagnosis` and `whereAssessed` are shown with this text.
 */
export const firstResultText = ({ scores, primaryCondition }: FirstFinding): string => {
  const pattern = patternOf(scores);
  const next = [highest({ scores, primaryCondition }), texts.youDecideTopics, texts.canTakeAgain]
    .filter((sentence) => sentence !== null)
    .join(' ');
  if (pattern.group === null) {
    const { strengths, helps } = texts.noPattern;
    return [strengths, texts.noPattern[pattern.strength], helps, next].join('\n\n');
  }
  const words = texts.patterns[pattern.group];
  return [words.strengths, words[pattern.strength], words.helps, next].join('\n\n');
};
