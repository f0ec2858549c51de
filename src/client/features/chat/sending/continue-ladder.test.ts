import { describe, expect, it } from 'vitest';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import { skillsContent } from '#tests/support/skills-content.ts';
import { continueLadder, offeredBy } from './continue-ladder.ts';
import { BEGIN, LEAVE } from './sent-words.ts';

const STOP = skillsContent.common.stop;

const answerWith = (quickReplies: readonly string[]): ChatAnswer => ({
  botResponse: 'Which one?',
  reply: { paragraphs: ['Which one?'], quickReplies: [...quickReplies], parts: [] },
  messageId: 'a',
  botMessageId: 'b',
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

/**
 * The texts that are sent, given the current buttons and the quick replies of each answer; `offered` is null if there
 * is no answer.
 */
const sentWith = async (
  buttons: readonly string[],
  offered: readonly string[] | null,
): Promise<readonly string[]> => {
  const sent: string[] = [];
  await continueLadder('locks', buttons, async (text) => {
    sent.push(text);
    return offered === null ? null : answerWith(offered);
  });
  return sent;
};

describe('going on with a ladder', () => {
  it('uses the words that the assistant knows', () => {
    expect([LEAVE, BEGIN]).toEqual([STOP, skillsContent.exposure.name.button]);
  });

  it('leaves the running exercise, asks for the ladders, and names the chosen one', async () => {
    expect(await sentWith(['Next', STOP], ['locks', 'A new fear'])).toEqual([STOP, BEGIN, 'locks']);
    expect(await sentWith([], ['locks', 'A new fear'])).toEqual([BEGIN, 'locks']);
  });

  it('names a ladder that has no button', async () => {
    const shown = [
      'the stove',
      'the iron',
      'the door',
      'the tap',
      'Another of my ladders',
      'A new fear',
    ];
    expect(await sentWith([], shown)).toEqual([BEGIN, 'locks']);
  });

  it('stops if no ladder is offered, or no answer comes', async () => {
    expect(await sentWith([], ['Slow breathing'])).toEqual([BEGIN]);
    expect(await sentWith([STOP], null)).toEqual([STOP]);
    expect(await sentWith([], null)).toEqual([BEGIN]);
  });
});

describe('the offered replies', () => {
  const calm = {
    level: 'none',
    category: null,
    kind: null,
    offers: [],
    response: 'none',
    showsCrisis: false,
  } as const;
  const said = (text: string, state: 'kept' | 'sending' | 'failed' = 'kept') => ({
    state,
    text,
    reply: null,
    safety: null,
  });
  const asked = {
    state: 'kept' as const,
    text: 'Which one?',
    reply: { paragraphs: ['Which one?'], quickReplies: ['Done', LEAVE], parts: [] },
    safety: { ...calm, offers: [] },
  };

  it('stay while a later message waits for its answer or failed', () => {
    expect(offeredBy([said('hello'), asked], 'none')).toEqual(['Done', LEAVE]);
    expect(offeredBy([asked, said('Done', 'sending')], 'none')).toEqual(['Done', LEAVE]);
    expect(offeredBy([asked, said('Done', 'failed')], 'none')).toEqual(['Done', LEAVE]);
  });

  it('disappear while the exercise is being left, and with the next answer', () => {
    expect(offeredBy([asked, said(LEAVE, 'sending')], 'none')).toEqual([]);
    const next = { ...asked, reply: { ...asked.reply, quickReplies: [] } };
    expect(offeredBy([asked, said(LEAVE), next], 'none')).toEqual([]);
    expect(offeredBy([], 'none')).toEqual([]);
  });
});
