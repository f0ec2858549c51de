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

/** What a listener is made from: what is said to people is no part of it. */
export type ListenerContent = Pick<GuardContent, 'lists' | 'signs' | 'frames'>;

/** Danger in a text that nobody answers, such as a note. */
export interface Noticed {
  readonly danger: Danger;
  /** Whether it was stated, or only mentioned. */
  readonly isStated: boolean;
}

/** Hears danger in any text by plain words alone, without a talk around it. */
export type Listen = (text: string) => Noticed | null;

/**
 * Makes a listener. All English patterns are prepared once, here.
 *
 * @param findOther finds danger in what is not English
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
