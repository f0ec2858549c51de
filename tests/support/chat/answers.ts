import type { ChatAnswer } from '#contract/chat/chat.ts';

/** A stored reply of the guide to a message. */
export const answerTo = (id: string, botMessageId: string): ChatAnswer => ({
  botResponse: 'I hear you.',
  reply: { paragraphs: ['I hear you.'], quickReplies: [], parts: [] },
  messageId: id,
  botMessageId,
  answeredBy: 'coach',
  safety: {
    level: 'none',
    category: null,
    kind: null,
    offers: [],
    response: 'none',
    showsCrisis: false,
  },
  stored: true,
  watch: 'none',
  answeredAt: '2026-03-14T09:30:00.000Z',
});
