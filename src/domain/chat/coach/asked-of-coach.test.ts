import { describe, expect, it } from 'vitest';
import { around, chat, lastOf, wordsOf } from '#tests/support/chat/talk.ts';
import { checkAll } from '#tests/support/check-all.ts';

const keyOf = (...messages: readonly string[]): string =>
  lastOf(messages).state.worded.at(-1)?.split(':')[0] ?? '';

describe('a question about the chat itself', () => {
  it.each([
    'Hello, what are you?',
    'what are you really',
    'are you zephyr?',
    'are you based on zephyr 4',
    'which model are you',
    'what model are you running on',
  ])('is answered with what it is, whatever name is said: "%s"', (text) => {
    const said = wordsOf(lastOf([text]));
    expect(said).toMatch(/program/);
    expect(said).toMatch(/language model.*if one is set up|where a language model is set up/);
    expect(lastOf([text]).state.outcome).toBe('held');
  });

  it.each([
    'Do you understand what I write or do you only match words?',
    'do you even understand me',
    'do you understand?',
    'are your answers scripted',
    'how do you decide what to say',
  ])('is answered with how it works: "%s"', (text) => {
    expect(wordsOf(lastOf([text]))).toMatch(/match words|look for words/);
  });

  it.each([
    'delete everything',
    'please erase this chat',
    'delete it all',
    'can i delete my messages',
    'clear the chat',
  ])('is answered with where things are deleted: "%s"', (text) => {
    expect(wordsOf(lastOf([text]))).toMatch(/chat settings/);
  });

  it.each([
    ['are you sure', /^(?!itself)/],
    ['are you mad at me', /^how-are-you$/],
    ['do you know what adhd is', /^(?!itself)/],
    ['are you there', /^how-are-you$/],
    ['are you human', /^who$/],
    ['what are you doing', /^(?!itself)/],
    ['do you understand german', /^language$/],
    ['how do i delete my account', /^app-account$/],
    ['you dont understand me', /^misunderstood$/],
    ['what are you for', /^what$/],
  ])('is apart from "%s"', (text, key) => {
    expect(keyOf(text)).toMatch(key);
  });
});

describe('a question that was not understood', () => {
  const ASKS = [
    'I do not understand the question.',
    "What do you mean by 'heavy'?",
    'can you rephrase that',
    'what did you mean',
    'that makes no sense',
    'what do you mean?',
  ];

  it('is asked in another way, about the same', () => {
    checkAll(ASKS, (text) => {
      const [first, again] = chat(['my room is a mess', text]);
      if (first === undefined || again === undefined) throw new Error('nothing was said');
      expect(again.state.about?.topic).toBe(first.state.about?.topic);
      expect(wordsOf(again)).toMatch(/^My question was not clear\..*\?$/);
      expect(again.reply?.paragraphs.at(-1)).not.toBe(first.reply?.paragraphs.at(-1));
    });
  });

  it('is dropped for a plainer one where there is no other', () => {
    checkAll(ASKS, (text) => {
      expect(keyOf('everything is heavy', text)).toBe('asked-anew');
      expect(keyOf('my room is a mess', text, text)).toBe('asked-anew');
    });
  });

  it('is left alone while danger is watched', () => {
    const low = around({ verdict: { level: 'low', category: 'suicide' } });
    const said = lastOf(['i dont understand the question'], undefined, low);
    expect(wordsOf(said)).not.toMatch(/My question|plain one/);
  });
});

describe('a plea to be made sure', () => {
  it.each([
    'can you just tell me i wont do it',
    'please just say i didnt do it',
    'tell me im not dangerous',
    'promise me nothing will happen, promise me i wont',
    'can you check again please',
    'please just tell me',
    'could you check it once more one more time',
  ])('is met as one, and begins nothing: "%s"', (text) => {
    const said = lastOf([text]);
    expect(said.state.active).toBeNull();
    expect(said.state.worded.at(-1)).toMatch(/^(?:certainty|reassurance):/);
    expect(said.state.outcome).not.toBe('talk');
  });

  it.each(["i swear to god i'm gonna lose it", 'That is wrong.', 'thats not true'])(
    'is apart from anger and from a correction: "%s"',
    (text) => {
      expect(keyOf(text)).not.toMatch(/^(?:certainty|reassurance)/);
    },
  );
});

describe('what is asked for by a name that nothing here has', () => {
  it.each([
    ['urge surfing', 'Grounding', /urge/],
    ['how do i ride out an urge', 'Slow breathing', /urge/],
    ['self compassion', 'Look at a thought', /harsh thought|Look at a thought/],
    ['can we do self-compassion please', 'Look at a thought', /thought/],
    ['plan my day', 'Get started on a task', /\/features\/routine-builder/],
    ['help me plan my day', 'Get started on a task', /\/features\/routine-builder/],
    ['meditation', 'Grounding', /Grounding|naming what you sense/],
    ['body scan', 'Muscle relaxation', /muscle/],
    ['journaling', 'Look at a thought', /\/features\/focus-mood-tracker/],
  ])('gets what comes close, in honest words: "%s"', (text, button, words) => {
    const said = lastOf([text]);
    expect(said.state.active).toBeNull();
    expect(said.reply?.quickReplies).toContain(button);
    expect(wordsOf(said)).toMatch(words);
  });

  it.each(['my plan for the day fell apart', 'i have an urge to check the stove'])(
    'is apart from what only tells of it: "%s"',
    (text) => {
      expect(keyOf(text)).not.toMatch(/^by-/);
    },
  );
});

describe('a question to the coach in a scene', () => {
  const OWN = ['Practice a social scene', 'My own situation', 'A friend', 'Say no to something'];

  it.each(['why should i say that', 'what should I say?', 'i dont know what to say'])(
    'is not taken for a line: "%s"',
    (text) => {
      for (const place of [OWN, [...OWN, 'No.', 'A no']]) {
        const before = lastOf(place);
        const after = lastOf([text], before.state);
        expect(after.state.active).toEqual(before.state.active);
        expect(after.reply?.paragraphs[0]).toMatch(
          /^(?:I take that as asked of me|In other words: )/,
        );
      }
    },
  );

  it('makes no scene of its own', () => {
    const said = lastOf(['Practice a social scene', 'Work', 'why should i say that']);
    expect(said.state.active?.at).toBe('scene');
  });
});
