import { describe, expect, it } from 'vitest';
import { talk } from '#tests/support/chat/guide-content.ts';

const lastOf = (messages: readonly string[]) => {
  const last = talk(messages).at(-1);
  return {
    need: last?.state.need ?? null,
    says: last?.reply.paragraphs.join(' ') ?? '',
    buttons: last?.reply.quickReplies ?? [],
  };
};

const QUARREL = 'had a big argument with my sister';
const TAXES = 'i cant get started on my taxes';

describe('a first message in everyday words', () => {
  it.each([
    ['i feel stuck', 'starting'],
    ['stuck', 'starting'],
    ['I am stuck on a task', 'starting'],
    ['i have 3 deadlines tmrw and havent started', 'deadline'],
    ["i have three deadlines tomorrow and I haven't started", 'deadline'],
    ['im overwhelmd', 'too-much'],
    ['i feel like crap', 'low'],
    ['i keep forgetting stuff', 'forgetting'],
    ['i feel guilty for wasting the day', 'self-criticism'],
    ['I want to plan a hard conversation', 'talk-ahead'],
    ['my brain wont shut up', 'worry'],
    ['i hate myself', 'self-criticism'],
    ['i wasted 5 hrs on yt', 'scrolling'],
    ['i messed up at work', 'self-criticism'],
    ['nobody likes me', 'rejection'],
  ])('%j is about %s', (message, need) => {
    expect(lastOf([message]).need).toBe(need);
  });
});

describe('a message about something else', () => {
  it.each<readonly [talk: readonly string[], need: string]>([
    [['i just scrolled 3 hrs', 'too tired to do anything'], 'low'],
    [['i just scrolled 3 hrs', 'stuck'], 'starting'],
    [[QUARREL, 'i hate myself'], 'self-criticism'],
    [[TAXES, 'my brain wont shut up'], 'worry'],
    [[TAXES, "can't sleep"], 'sleep'],
  ])('%j changes the topic to %s', (messages, need) => {
    const { need: found, says } = lastOf(messages);
    expect(found).toBe(need);
    expect(says).not.toMatch(/still|You mentioned|Earlier/);
  });
});

describe('a message with a need of its own', () => {
  it.each<readonly [talk: readonly string[]]>([
    [['im overwhelmed', 'dishes, laundry, emails']],
    [['im lonely', 'no one texts me']],
  ])('%j is not taken for something done or declined', (messages) => {
    expect(lastOf(messages).says).not.toMatch(/done|not that/i);
  });
});

describe('hard feelings about oneself', () => {
  it.each<readonly [talk: readonly string[]]>([
    [['i hate myself']],
    [[QUARREL, 'i hate myself']],
    [[QUARREL, 'i am such a failure', 'i hate myself']],
    [['i am such a failure', 'i hate myself', 'i hate myself so much']],
    [['i hate myself', 'What would you tell a friend?']],
  ])('%j gets no "still about" and no apology to write', (messages) => {
    const { says, buttons } = lastOf(messages);
    expect(says).not.toMatch(/still/i);
    expect(buttons).not.toContain('Say sorry');
  });

  it('are met with a warm sentence, each time', () => {
    const messages = [QUARREL, 'i hate myself', 'i hate myself so much', 'i am such a failure'];
    for (const count of [2, 3, 4])
      expect(lastOf(messages.slice(0, count)).says).toMatch(/^I’m sorry/);
  });

  it('stay in view when the next message is not understood', () => {
    expect(lastOf(['i hate myself', 'it is blue']).says).toMatch(/^I’m listening/);
  });
});

describe('anger at the app', () => {
  it.each(['ur useless', "you're useless", 'You suck', 'u dont help', 'stupid bot'])(
    '%j is taken as said to the app',
    (message) => {
      for (const messages of [[message], [TAXES, message]]) {
        const { says, buttons } = lastOf(messages);
        expect(says).toContain('I’m a program, and I miss things');
        expect(says).toContain('Crisis help');
        expect(buttons).toContain('Show help lines');
      }
    },
  );
});

describe('a task that was named earlier', () => {
  const mentions = (messages: readonly string[]) =>
    talk(messages).filter(({ reply }) =>
      reply.paragraphs.some((one) => one.startsWith('Earlier you mentioned')),
    ).length;

  it('is mentioned again only for a need about doing tasks', () => {
    expect(mentions([TAXES, 'there is so much to do and i dont know what first'])).toBe(1);
    expect(mentions([TAXES, "i can't sleep", QUARREL, 'i need to phone the bank'])).toBe(0);
  });

  it('is mentioned at most once', () => {
    const again = ['so overwhelmed', "i can't sleep", 'cant focus', QUARREL, 'cant get started'];
    expect(mentions([TAXES, ...again])).toBe(1);
  });
});
