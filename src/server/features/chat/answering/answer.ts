import { v7 as uuidv7 } from 'uuid';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import type { Spoken } from '#domain/chat/chat.ts';
import { watchOf } from '#domain/chat/guard/states.ts';

/** What an answer contains in addition to its text. */
type About = Pick<ChatAnswer, 'messageId' | 'stored' | 'answeredAt'>;

/** The reply to a message in the form that is sent and stored, with a new id. */
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
