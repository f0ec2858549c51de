import type { Heard } from '#domain/chat/text/heard.ts';
import { isUnsettled } from '#domain/chat/told-to-coach.ts';
import { alone, type Way } from './offering.ts';
import { isQuestion } from './questions.ts';
import { wordFirst } from './wording.ts';

/**
 * Said while danger is watched, in place of any topic: a person who wrote of dying is not asked about tea. Each stands
 * by itself, whatever was written, and leaves the talk open.
 */
export const STAYING: readonly (readonly string[])[] = [
  ['I am still here. You can go on with this, or with what you told me before.'],
  ['I have read that, and I stay. You can write as little or as much as you want.'],
  ['Nothing has to be solved now. You can tell me more, or sit with me for a while.'],
  ['I am here and I read. What weighs on you may be said again, as often as you need.'],
  ['You can say anything here. Crisis help at the top stays there for you as well.'],
  ['We can take this slowly. Write the next thing when you are ready.'],
];

const STAYING_UNKNOWING: readonly (readonly string[])[] = [
  ['I have no answer to that, and I am still here. You can go on writing.'],
  ['That is a question that I cannot answer. I stay with you, and you can tell me more.'],
];

/** Somebody who cannot speak may be overheard, and is not asked to explain it. */
export const STAYING_SILENT: readonly (readonly string[])[] = [
  ['You do not have to talk. Single words are enough here, and you can close this page at once.'],
  ['Then write only what is safe to write. One word is enough, and you can leave at any moment.'],
];
const CANNOT_TALK =
  /\b(?:i )?(?:cant|cannot|can not|am not able to|not allowed to) (?:really )?(?:talk|speak|call|say (?:it|anything|much|more))\b/;

const poolFor = (heard: Heard) => {
  if (CANNOT_TALK.test(heard.plain)) return { key: 'stays-silent', ways: STAYING_SILENT };
  return isQuestion(heard)
    ? { key: 'stays-unknowing', ways: STAYING_UNKNOWING }
    : { key: 'stays', ways: STAYING };
};

/** While danger is watched, a short line that stays with the person. */
export const staying: Way = (state, heard, around) => {
  if (!isUnsettled(around.verdict)) return null;
  const pools = [poolFor(heard), { key: 'stays', ways: STAYING }];
  return alone(wordFirst({ ...state, outcome: 'talk' }, around.seed, pools));
};
