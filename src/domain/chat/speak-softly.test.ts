import { describe, expect, it } from 'vitest';
import { newConversation } from './conversation.ts';
import { CALM } from './safety/safety-state.ts';
import { type Spoken, type Standing, speak } from './speak.ts';

const START: Standing = { coach: newConversation(), guard: CALM };

/** What is said to each message of a talk, in turn. */
const talk = (...texts: readonly string[]): readonly Spoken[] => {
  const all: Spoken[] = [];
  for (const text of texts) {
    all.push(
      speak(all.at(-1)?.standing ?? START, text, {
        nowMs: 0,
        awayMs: 0,
        checkInShown: false,
        newId: 'ladder',
        ladders: [],
        seed: 3,
        breakDown: (title) => [{ title, minutes: 5 }],
      }),
    );
  }
  return all;
};
const last = (...texts: readonly string[]): Spoken => {
  const spoken = talk(...texts).at(-1);
  if (spoken === undefined) throw new Error('nothing was said');
  return spoken;
};
const saidIn = ({ reply }: Spoken): string => reply.paragraphs.join(' ');

const HINT = 'my exams are too much and it doesnt matter anymore';
const EXAMS = /study|exam|piece/i;

describe('what only the learned part hears', () => {
  it('gets the topic answered, and behind it one question with two buttons and no crisis help', () => {
    const { reply, safety } = last(HINT);
    expect(reply.paragraphs[0]).toMatch(EXAMS);
    expect(reply.paragraphs.at(-1)).toContain('is there more to it than that?');
    expect(reply.quickReplies).toEqual(['It is only about that', 'There is more to it']);
    expect(safety).toMatchObject({ level: 'none', response: 'soft', showsCrisis: false });
  });

  it.each(['It is only about that', 'no'])('goes back to the topic after "%s"', (no) => {
    const spoken = last(HINT, no);
    expect(spoken).toMatchObject({ answeredBy: 'coach', safety: { response: 'none' } });
    expect(saidIn(spoken)).toMatch(EXAMS);
  });

  it('goes further after a yes', () => {
    const { safety, reply } = last(HINT, 'There is more to it');
    expect(safety).toMatchObject({ response: 'full', showsCrisis: true, level: 'elevated' });
    expect(reply.paragraphs.at(-1)).toContain('are you thinking about killing yourself?');
  });

  it('leaves an exercise where it is, and shows its step again after a no', () => {
    const [, asked, back] = talk('Slow breathing', 'it doesnt matter anymore', 'no');
    expect(asked?.safety.response).toBe('soft');
    expect(back?.standing.coach.active?.skill).toBe('breathing');
    expect(back && saidIn(back)).toContain('Which pace do you want?');
  });
});

describe('who was taken the wrong way', () => {
  it.each(['You misread me', 'thats not what i meant'])(
    'is back at the topic after "%s", with the numbers in one line',
    (text) => {
      const spoken = last("I'm contemplating suicide because of my exams.", text);
      expect(spoken.safety).toMatchObject({ response: 'soft', showsCrisis: false });
      expect(spoken.safety.offers).toContain('lines');
      expect(saidIn(spoken)).toMatch(/the wrong way.*(?:study|exam|piece|pressure)/i);
    },
  );

  it('is back at the exercise that was interrupted', () => {
    const spoken = last('Get started on a task', 'dishes', 'I want to die', 'You misread me');
    expect(spoken.standing.coach.active?.skill).toBe('start');
    expect(saidIn(spoken)).toContain('The task: dishes');
  });
});
