import { nearestWord } from '#domain/chat/text/near.ts';
import { lexiconOf } from '#domain/chat/text/patterns/lexicon.ts';
import { sentencesOf } from '#domain/chat/text/sentences.ts';
import type { Danger } from './assessment.ts';
import type { GuardContent } from './content.ts';
import type { Languages } from './languages/hear.ts';
import { countsIn } from './needs.ts';
import { signFinder } from './reading/find-signs.ts';
import { dangerOf, isMentioned, isStated } from './reading/findings.ts';
import { CALM } from './states.ts';

/** The content that a listener needs, without the guard's texts. */
export type ListenerContent = Pick<GuardContent, 'lists' | 'signs' | 'frames'>;

/** Danger in a text that gets no reply, such as a note. */
export interface Noticed {
  readonly danger: Danger;
  /** Whether the danger was stated rather than only mentioned. */
  readonly isStated: boolean;
}

/** Detects danger in a single text with patterns only, without the classifier and without conversation state. */
export type Listen = (text: string) => Noticed | null;

/**
 * Creates a listener. Compiles all English patterns.
 *
 * @param findOther finds danger in non-English text
 */
export const createListener = (
  { lists, signs, frames }: ListenerContent,
  findOther: Languages['find'],
): Listen => {
  const finder = signFinder(signs, frames, lexiconOf(lists), { find: findOther });
  const isKnown = (word: string): boolean => finder.vocabulary.has(word);
  const isOn = countsIn(CALM);
  return (text) => {
    const found = finder.find({ text, sentences: sentencesOf(text, isKnown) }, isOn);
    const stated = found.find(isStated);
    if (stated !== undefined) return { danger: dangerOf(stated), isStated: true };
    const near = finder.find(
      { text: '', sentences: sentencesOf(text, isKnown, nearestWord) },
      isOn,
    );
    const mentioned =
      found.find(isMentioned) ?? near.find((one) => isMentioned(one) || isStated(one));
    return mentioned === undefined ? null : { danger: dangerOf(mentioned), isStated: false };
  };
};
