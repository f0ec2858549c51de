import { v7 as uuidv7 } from 'uuid';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import type { Spoken } from '#domain/chat/chat.ts';
import { watchOf } from '#domain/chat/guard/states.ts';

/** What is told of an answer besides its words. */
type About = Pick<ChatAnswer, 'messageId' | 'stored' | 'answeredAt'>;

/** What was said to a message, as it is sent and kept, with a new id of its own. */
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
