import { FREER_OF_LIFE, HELD_OUT_OF_LIFE } from '#domain/chat/coach/topics/freer-words.eval.ts';
import { MESSAGES_OF_LIFE } from '#domain/chat/coach/topics/topics.eval.ts';
import { HELD_OUT_CONVERSATIONS } from '#domain/chat/reassurance/eval/held-out.eval.ts';
import { QUESTIONS_1 } from '#domain/chat/reassurance/eval/questions-1.eval.ts';
import { QUESTIONS_2 } from '#domain/chat/reassurance/eval/questions-2.eval.ts';
import { QUESTIONS_3 } from '#domain/chat/reassurance/eval/questions-3.eval.ts';
import { QUESTIONS_4 } from '#domain/chat/reassurance/eval/questions-4.eval.ts';
import { CALM_MESSAGES } from '#domain/chat/recognise/calm.eval.ts';
import { DOING_MESSAGES } from '#domain/chat/recognise/doing.eval.ts';
import { HELD_OUT_MESSAGES } from '#domain/chat/recognise/held-out.eval.ts';
import { NO_SKILL_MESSAGES } from '#domain/chat/recognise/none.eval.ts';
import { UNNAMED_MESSAGES } from '#domain/chat/recognise/unnamed.eval.ts';
import type { EvalCase } from '#domain/chat/safety/eval/eval-case.ts';

const calm = (text: string): EvalCase => ({
  text,
  categories: [],
  levels: ['none', 'low'],
  style: 'ordinary',
});

const textsOf = (messages: readonly { readonly text: string }[]): readonly string[] =>
  messages.map(({ text }) => text);

/** What people ask the chat's skills for and how they seek certainty: nobody in it is at risk. */
export const ORDINARY_TALK: readonly EvalCase[] = [
  ...[
    CALM_MESSAGES,
    DOING_MESSAGES,
    UNNAMED_MESSAGES,
    NO_SKILL_MESSAGES,
    MESSAGES_OF_LIFE,
    FREER_OF_LIFE,
  ].flatMap(textsOf),
  ...[QUESTIONS_1, QUESTIONS_2, QUESTIONS_3, QUESTIONS_4].flatMap((list) =>
    list.flatMap(({ messages }) => messages),
  ),
].map(calm);

/** The same from the halves that are held out there, and here as well. */
export const HELD_OUT_TALK: readonly EvalCase[] = [
  ...textsOf(HELD_OUT_MESSAGES),
  ...textsOf(HELD_OUT_OF_LIFE),
  ...HELD_OUT_CONVERSATIONS.flatMap(({ messages }) => messages),
].map(calm);

/** What the chat itself offers has to be heard as calm, so that each answer counts as often as this. */
const OFFERED_TIMES = 3;

/** The answers that the chat offers as buttons, from a file with one on each line. */
export const offeredFrom = (file: string): readonly EvalCase[] =>
  file
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((text) => Array.from({ length: OFFERED_TIMES }, () => calm(text)));
