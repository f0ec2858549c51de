import { describe, expect, it } from 'vitest';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import { skillsContent } from '#tests/support/skills-content.ts';
import { BEGIN, goOnWithLadder, LEAVE, offeredBy } from './go-on-with-ladder.ts';

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

/** What is sent while these buttons are there, and these answers come; null where none does. */
const sentWith = async (
  buttons: readonly string[],
  offered: readonly string[] | null,
): Promise<readonly string[]> => {
  const sent: string[] = [];
  await goOnWithLadder('locks', buttons, async (text) => {
    sent.push(text);
    return offered === null ? null : answerWith(offered);
  });
  return sent;
};

describe('going on with a ladder', () => {
  it('uses the words that the assistant knows', () => {
    expect([LEAVE, BEGIN]).toEqual([STOP, skillsContent.exposure.name.button]);
  });

  it('leaves what goes on, asks for the ladders, and names the one', async () => {
    expect(await sentWith(['Next', STOP], ['locks', 'A new fear'])).toEqual([STOP, BEGIN, 'locks']);
    expect(await sentWith([], ['locks', 'A new fear'])).toEqual([BEGIN, 'locks']);
  });

  it('names one that has no button', async () => {
    const shown = [
      'the stove',
      'the iron',
      'the door',
      'the tap',
      'Another one of mine',
      'A new fear',
    ];
    expect(await sentWith([], shown)).toEqual([BEGIN, 'locks']);
  });

  it('says no more where the ladder is not offered, or no answer comes', async () => {
    expect(await sentWith([], ['Slow breathing'])).toEqual([BEGIN]);
    expect(await sentWith([STOP], null)).toEqual([STOP]);
    expect(await sentWith([], null)).toEqual([BEGIN]);
  });
});

describe('the answers that are offered', () => {
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

  it('stay while a message behind them waits for its own answer, or has none', () => {
    expect(offeredBy([said('hello'), asked], 'none')).toEqual(['Done', LEAVE]);
    expect(offeredBy([asked, said('Done', 'sending')], 'none')).toEqual(['Done', LEAVE]);
    expect(offeredBy([asked, said('Done', 'failed')], 'none')).toEqual(['Done', LEAVE]);
  });

  it('go while what goes on is being left, and with the next answer', () => {
    expect(offeredBy([asked, said(LEAVE, 'sending')], 'none')).toEqual([]);
    const next = { ...asked, reply: { ...asked.reply, quickReplies: [] } };
    expect(offeredBy([asked, said(LEAVE), next], 'none')).toEqual([]);
    expect(offeredBy([], 'none')).toEqual([]);
  });
});
