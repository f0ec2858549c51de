import { describe, expect, it } from 'vitest';
import { chat, lastOf, wordsOf } from '#tests/support/chat/talk.ts';

const keyOf = (...messages: readonly string[]): string =>
  lastOf(messages).state.worded.at(-1)?.split(':')[0] ?? '';

describe('an ordinary question at first sight', () => {
  it.each([
    ['did she lie?', 'asked-deeds'],
    ['is my friend mad at me', 'asked-feelings'],
    ['does he like me', 'asked-feelings'],
    ['is anna angry with me?', 'asked-feelings'],
    ['are they talking about me', 'asked-feelings'],
    ['do you think my boss is annoyed?', 'asked-feelings'],
    ['why did she say that', 'asked-deeds'],
    ['will he come back?', 'asked-deeds'],
    ['did my sister get the job?', 'asked-deeds'],
    ['did he get my message?', 'asked-deeds'],
    ['is the shop open', 'asked-facts'],
    ['is the bus on time?', 'asked-facts'],
    ['what time is it', 'asked-clock'],
    ['is it tuesday?', 'asked-clock'],
    ['am I late', 'asked-late'],
    ['is it ok to ask for a day off', 'asked-may'],
    ['is it rude to leave early?', 'asked-may'],
  ])('is answered as one, and not refused: "%s"', (text, key) => {
    expect(keyOf(text)).toBe(key);
    expect(wordsOf(lastOf([text]))).not.toMatch(/certain|sure answer|Nobody can be fully sure/);
    expect(lastOf([text]).state.outcome).toBe('held');
  });

  it('gets a way to ask, once it is told what happened', () => {
    const [, second] = chat(['is my friend mad at me', 'just being a bit short with me']);
    expect(second?.state.about?.topic).toBe('asked-feelings');
    expect(second === undefined ? '' : wordsOf(second)).toMatch(/ask/);
  });

  it('says nothing on what the other person feels or did', () => {
    for (const text of ['does he like me', 'did she lie?', 'is my mum angry']) {
      expect(wordsOf(lastOf([text]))).not.toMatch(
        /\b(?:probably|surely|he does|she did|not mad)\b/,
      );
    }
  });
});

describe("a fear's question", () => {
  it.each([
    'is the stove off?',
    'are my hands clean',
    'will my baby be ok',
    'did i lock the door?',
    'does god hate me',
    'did someone get hurt because of me?',
    'is my mum going to die?',
  ])('is met as one from the first time: "%s"', (text) => {
    expect(keyOf(text)).toBe('certainty');
  });

  it.each([
    ['does she hate me', 'are you sure she doesnt hate me', 'but is she mad'],
    ['is my friend mad at me', 'but is she mad at me?', 'do you think she is upset with me'],
    ['did she lie?', 'was she lying to me?', 'are you sure she was not lying'],
    ['is he cheating on me', 'is he cheating though?', 'would he cheat on me'],
  ])(
    'is noticed when it is asked about others, by the third time: "%s", "%s", "%s"',
    (...asked) => {
      const said = chat(asked);
      expect(said[0]?.state.worded.at(-1)).toMatch(/^asked-/);
      expect(said[1]?.state.worded.at(-1)).toMatch(/^(?:certainty|asked-\w+):/);
      expect(said[2]?.state.outcome).toBe('reassurance');
    },
  );

  it('is one where a fear was spoken of just before', () => {
    expect(keyOf('what if i ran somebody over', 'did he see it?')).toMatch(
      /^(?:certainty|reassurance|harm-)/,
    );
  });
});

describe('a question for a choice', () => {
  it.each(['should i text her back', 'can i call them tomorrow'])(
    'is no wish for certainty: "%s"',
    (text) => {
      expect(keyOf(text)).not.toBe('certainty');
    },
  );
});
