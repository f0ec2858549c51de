import { HELD_OUT_OF_LIFE, LATER_OF_LIFE } from '#domain/chat/coach/topics/freer.eval.ts';
import { MESSAGES_OF_LIFE } from '#domain/chat/coach/topics/topics.eval.ts';
import { FREER_CONVERSATIONS } from '#domain/chat/reassurance/freer.eval.ts';
import { HELD_OUT_CONVERSATIONS } from '#domain/chat/reassurance/held-out.eval.ts';
import { LATER_CONVERSATIONS } from '#domain/chat/reassurance/later.eval.ts';
import { LATEST_CONVERSATIONS } from '#domain/chat/reassurance/latest.eval.ts';
import { CONVERSATIONS } from '#domain/chat/reassurance/sameness.eval.ts';
import { CALM_MESSAGES } from '#domain/chat/recognise/calm.eval.ts';
import { DOING_MESSAGES } from '#domain/chat/recognise/doing.eval.ts';
import { HARDER_MESSAGES } from '#domain/chat/recognise/harder.eval.ts';
import { HELD_OUT_MESSAGES } from '#domain/chat/recognise/held-out.eval.ts';
import { NO_SKILL_MESSAGES } from '#domain/chat/recognise/none.eval.ts';
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
    HARDER_MESSAGES,
    NO_SKILL_MESSAGES,
    MESSAGES_OF_LIFE,
    LATER_OF_LIFE,
  ].flatMap(textsOf),
  ...[CONVERSATIONS, FREER_CONVERSATIONS, LATER_CONVERSATIONS, LATEST_CONVERSATIONS].flatMap(
    (list) => list.flatMap(({ messages }) => messages),
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
