import { newConversation } from '#domain/chat/conversation.ts';
import { CALM } from '#domain/chat/safety/safety-state.ts';
import { speak } from '#domain/chat/speak.ts';
import { breakDownTask } from './break-down.ts';

/** Any message that reaches the guard, its learned part, and the recogniser of skills. */
const SOME_MESSAGE = 'I keep checking the lock before I leave';

/**
 * Makes what guard and coach make at their first message: patterns, weights and vectors. It takes about half a second of
 * processor time, in which nothing else is answered, so that it is done before anybody can ask.
 */
export const warmUpChat = (): void => {
  speak({ coach: newConversation(), guard: CALM }, SOME_MESSAGE, {
    nowMs: 0,
    awayMs: 0,
    checkInShown: false,
    newId: '',
    ladders: [],
    seed: 0,
    breakDown: breakDownTask,
  });
};
