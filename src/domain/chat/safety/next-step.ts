import { ELEVATED_TEXTS, type FixedText } from './answer-texts.ts';
import type { Danger } from './danger.ts';
import {
  AGREED_HIGH_TEXTS,
  AGREED_TEXTS,
  AGREED_THIRD_PERSON,
  BESIDE_TEXTS,
  BESIDE_THIRD_PERSON,
  BODY_OF_OTHER,
  CALL_FOR_ME,
  CALL_FOR_THEM,
  STILL_TEXTS,
  STILL_THIRD_PERSON,
  WITHOUT_SPEAKING,
} from './follow-up-texts.ts';

/** What to do now about a danger. */
export const whatToDoNow = ({ category, kind }: Danger, isHigh: boolean): FixedText => {
  if (kind === 'third-person') return AGREED_THIRD_PERSON;
  return (isHigh ? AGREED_HIGH_TEXTS : AGREED_TEXTS)[category];
};

/** Whether what to do now is another thing where the danger is now. */
export const hasWordsForNow = ({ category, kind }: Danger): boolean =>
  kind === 'own' && AGREED_HIGH_TEXTS[category] !== AGREED_TEXTS[category];

/**
 * Further words about the same danger, so that none comes twice in a row: what to do now, the next step, and what helps
 * beside it, in turn.
 *
 * @param answered how often it was answered before
 */
export const nextText = (danger: Danger, answered: number, isHigh: boolean): FixedText => {
  const { category, kind } = danger;
  const isOther = kind === 'third-person';
  if (isOther && category === 'medical-emergency') {
    return BODY_OF_OTHER[(answered + 2) % BODY_OF_OTHER.length] ?? AGREED_THIRD_PERSON;
  }
  const turns: readonly FixedText[] = [
    isOther ? BESIDE_THIRD_PERSON : BESIDE_TEXTS[category],
    whatToDoNow(danger, isHigh),
    isOther ? STILL_THIRD_PERSON : STILL_TEXTS[category],
  ];
  return turns[answered % turns.length] ?? STILL_THIRD_PERSON;
};

/** Another way to get help than to call. */
export const otherWay = ({ category, kind }: Danger): FixedText => {
  if (kind === 'third-person') return CALL_FOR_THEM;
  return category === 'abuse' || category === 'harm-to-others' ? WITHOUT_SPEAKING : CALL_FOR_ME;
};

/** What is asked behind the words for what keeps somebody from getting help. */
export const askBehind = ({ category, kind }: Danger): FixedText => {
  if (kind === 'third-person') return STILL_THIRD_PERSON;
  if (category === 'self-harm') return ELEVATED_TEXTS['self-harm'];
  const isOutside = category === 'medical-emergency' || category === 'harm-to-others';
  return category === 'abuse' || isOutside ? STILL_TEXTS[category] : AGREED_TEXTS.suicide;
};
