import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newConversation } from '#domain/chat/conversation.ts';
import { isFreeTalk } from '#domain/chat/free-talk.ts';
import { around, chat, lastOf, wordsOf } from '#tests/support/chat/talk.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { lifeTopics } from './all-topics.ts';
import { HELD_OUT_OF_LIFE, LATER_OF_LIFE } from './freer.eval.ts';
import { MESSAGES_OF_LIFE } from './topics.eval.ts';

const topicOf = (message: string): string =>
  lastOf([message]).state.worded.at(-1)?.split(':')[0] ?? '';

describe('an ordinary message', () => {
  it('is taken up as what it is about', () => {
    checkAll(
      MESSAGES_OF_LIFE.filter(({ topic }) => topic !== null),
      ({ text, topic }) => {
        // A fear of doing harm is an intrusive thought with words of its own.
        expect(topicOf(text).replace('harm-fear', 'intrusive')).toBe(topic);
      },
    );
  });

  it('begins no exercise', () => {
    checkAll(
      MESSAGES_OF_LIFE.map(({ text }) => text),
      (text) => {
        const { state, reply } = lastOf([text]);
        expect(state.active).toBeNull();
        expect(reply?.paragraphs.length).toBeGreaterThan(0);
      },
    );
  });

  it.each([
    ['widened on', LATER_OF_LIFE, 0.8],
    ['held out', HELD_OUT_OF_LIFE, 0.5],
  ] as const)(
    'is answered with its subject, most of the time, and begins nothing: %s',
    (name, rows, least) => {
      const found = rows.map(({ text }) => topicOf(text));
      const heard = found.filter((id) => !/^(?:anything|listens-|no-answer)/.test(id)).length;
      const right = rows.filter(
        ({ topic }, index) => topic !== null && topic === found[index],
      ).length;
      process.stdout.write(
        `topics, ${name}: ${rows.length} messages, ${heard} answered with a subject, ${right} with the topic\n`,
      );
      expect(heard / rows.length).toBeGreaterThanOrEqual(least);
      for (const { text } of rows) expect(lastOf([text]).state.active).toBeNull();
    },
  );

  it('covers every topic of daily life', () => {
    const covered = new Set(MESSAGES_OF_LIFE.map(({ topic }) => topic));
    expect(lifeTopics.map(({ id }) => id).filter((id) => !covered.has(id))).toEqual([]);
  });
});

describe('an answer to what was asked', () => {
  it.each([
    ['had an awful meeting', 'the tone'],
    ['my room is a mess', 'the floor'],
    ['i feel lonely', 'people in general'],
    ['i was masking all day', 'my face'],
  ])('is taken as one: "%s", "%s"', (first, second) => {
    const [opened, followed] = chat([first, second]);
    if (opened === undefined || followed === undefined) throw new Error('nothing was said');
    // It is read, and not said back.
    expect(followed.state.worded.at(-2)).toMatch(/^taken:/);
    expect(wordsOf(followed)).not.toContain(`"${second}"`);
    expect(followed.state.about?.topic).toBe(opened.state.about?.topic);
    expect(followed.reply?.quickReplies).toEqual(opened.reply?.quickReplies);
    expect(isFreeTalk(opened.state, followed.state)).toBe(true);
  });

  it.each(['yes', 'no', 'idk', 'not sure'])('may be no more than "%s"', (text) => {
    const followed = lastOf(['i feel lonely', text]);
    expect(followed.state.about?.topic).toBe('lonely');
  });

  it('is not a message that brings up something of its own, thanks, or asks', () => {
    for (const [text, key] of [
      ['and my cat died on top of that', 'pet-loss'],
      ['thanks', 'thanks'],
      ['where are the games?', 'app-games'],
      ['i am tired', 'tired'],
    ] as const) {
      expect(lastOf(['my room is a mess', text]).state.worded.at(-1)).toMatch(`${key}:`);
    }
  });

  it.each(['are you sure its off', 'just tell me its fine', 'what if the house burns down'])(
    'is not a wish to be sure, which is met as one: "%s"',
    (text) => {
      const said = lastOf(['i keep checking the stove', text]);
      expect(said.state.worded.at(-1)).toMatch(/^(?:certainty|reassurance):/);
      expect(said.state.outcome).not.toBe('talk');
    },
  );

  it('is not heard across a crisis, or long after', () => {
    const opened = lastOf(['i feel lonely']);
    const crisis = around({ verdict: { level: 'high', category: 'suicide' } });
    const raised = lastOf(['I want to end it'], opened.state, crisis);
    expect(lastOf(['people in general'], raised.state).state.about?.topic).not.toBe('lonely');
  });

  it('gets an idea where one is asked for, about the same thing', () => {
    const followed = lastOf(['i cannot find my keys again', 'any tips?']);
    expect(followed.state.worded.at(-1)).toMatch(/^forgetting>:/);
    expect(lastOf(['tips for waking up']).state.worded.at(-1)).toMatch(/^mornings>:/);
    expect(wordsOf(lastOf(['any tips?']))).toMatch(/idea/i);
  });
});

describe('what is asked about Evenkeel', () => {
  it.each([
    ['where are the games', '/features/game'],
    ['how do I delete my account', '/settings'],
    ['can i export my data', '/settings'],
    ['is there a dark mode', '/settings'],
    ['where is the pomodoro timer', '/features/focus-mood-tracker/pomodoro'],
    ['how do i log a mood', '/features/focus-mood-tracker'],
    ['where can i see my week', '/dashboard'],
    ['how do i add a task', '/features/routine-builder'],
    ['where is the weekly check-in', '/features/quiz'],
  ])('is answered with where it is: %s', (text, page) => {
    expect(wordsOf(lastOf([text]))).toContain(page);
    expect(lastOf([text]).state.outcome).toBe('held');
  });

  it.each([
    'whats the capital of france',
    'who is the king of spain',
    'who won the match yesterday',
  ])('or anything else is said to be without an answer: %s', (text) => {
    expect(lastOf([text]).state.worded.at(-1)).toMatch(/^no-answer:/);
  });

  it.each(['what is adhd', 'What is masking?', 'how does OCD work', 'why do meltdowns happen'])(
    'is apart from what a word means: %s',
    (text) => {
      expect(lastOf([text]).state.worded.at(-1)).toMatch(/^means-/);
    },
  );
});

describe('a conversation', () => {
  const said = fc.array(fc.constantFrom(...MESSAGES_OF_LIFE.map(({ text }) => text), 'hm', 'ok'), {
    maxLength: 25,
  });
  const LEAST_WORDS = 4;
  const sentencesOf = (paragraphs: readonly string[]): readonly string[] =>
    paragraphs
      .flatMap((paragraph) => paragraph.split(/(?<=[.?])\s+/))
      .filter((sentence) => sentence.split(' ').length >= LEAST_WORDS);

  it('has no sentence twice within ten messages', () => {
    fc.assert(
      fc.property(said, fc.integer(), (messages, seed) => {
        const turns = chat(messages, newConversation(), around({ seed })).map(({ reply }) =>
          sentencesOf(reply?.paragraphs ?? []),
        );
        for (const [index, turn] of turns.entries()) {
          const before = new Set(turns.slice(Math.max(0, index - 10), index).flat());
          expect(turn.filter((sentence) => before.has(sentence))).toEqual([]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('has none twice either where the same is written ten times', () => {
    for (const text of ['i am sad', 'ok', 'hm', 'the bus was green', 'i feel lonely', 'hello']) {
      const words = chat(Array.from({ length: 11 }, () => text)).map(wordsOf);
      expect(new Set(words).size).toBe(words.length);
    }
  });

  it('offers nothing that can be a strain while there is a sign of danger', () => {
    const low = around({ verdict: { level: 'low', category: 'suicide' } });
    for (const { text } of MESSAGES_OF_LIFE) {
      const { reply } = lastOf([text], newConversation(), low);
      expect(reply?.quickReplies.join()).not.toMatch(/fear in steps|social scene/);
    }
  });
});
