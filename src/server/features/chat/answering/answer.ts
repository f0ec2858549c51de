import { v7 as uuidv7 } from 'uuid';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import type { Spoken } from '#domain/chat/chat.ts';
import { watchOf } from '#domain/chat/guard/states.ts';

/** The parts of a reply that the chat's rules do not produce, such as its ids and times. */
type About = Pick<ChatAnswer, 'messageId' | 'stored' | 'answeredAt'>;

/** Turns the reply that the chat's rules produced into the form that is sent and stored, with a new id. */
export const answerOf = (
  { reply, answeredBy, safety, standing }: Spoken,
  about: About,
): ChatAnswer => ({
  ...about,
  botResponse: reply.paragraphs.join('\n\n'),
  reply,
  botMessageId: uuidv7(),
  answeredBy,
  safety,
  watch: watchOf(standing.guard),
});
