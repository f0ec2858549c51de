import { describe, expect, it } from 'vitest';
import { around, chat, lastOf, wordsOf } from '#tests/support/chat/talk.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { readingGrade } from '#tests/support/reading-grade.ts';
import { feelingTopics } from './coach/feelings.ts';
import { limitTopics } from './coach/limits.ts';
import { DELAY, NONE_OF_THESE, SAID } from './coach/said.ts';
import { botTopics, smallTopics } from './coach/talk.ts';
import { newConversation } from './conversation.ts';
import { SKILL_NAMES } from './skills/skills.ts';

describe('in a crisis', () => {
  it('is silent, keeps the skill, and goes on with it later', () => {
    const begun = lastOf(['Look at a thought', 'my boss walked past me']);
    const high = around({ verdict: { level: 'high', category: 'suicide' } });
    const crisis = lastOf(['I want to end it'], begun.state, high);
    expect(crisis.reply).toBeNull();
    expect(crisis.state).toMatchObject({
      active: null,
      paused: [{ skill: 'thought', at: 'feeling' }],
    });
    const after = lastOf(['go on'], crisis.state);
    expect(after.state.active).toMatchObject({
      at: 'feeling',
      situation: 'my boss walked past me',
    });
  });

  it('offers no exposure and no scene while there is still a sign', () => {
    const low = around({ verdict: { level: 'low', category: 'suicide' } });
    const said = chat(
      [
        'I keep checking the door',
        'what can you do?',
        'hello',
        'I am sad',
        'Practice a social scene',
      ],
      newConversation(),
      low,
    );
    for (const coached of said) {
      expect(coached.state.active).toBeNull();
      expect(coached.reply?.quickReplies.join()).not.toMatch(/fear in steps|social scene/);
    }
    const ladder = lastOf(['Work on a fear in steps', 'locks']);
    const left = lastOf(['hm'], ladder.state, low);
    expect(left.state).toMatchObject({ active: null, paused: [{ skill: 'exposure' }] });
  });
});

describe('a skill that is not sure', () => {
  it('is asked about once, with two or three to choose from', () => {
    const first = lastOf(['I feel like it']);
    expect(first.state.offered.length).toBeGreaterThanOrEqual(2);
    expect(first.reply?.quickReplies).toContain(NONE_OF_THESE);
    const second = lastOf(['I believe so'], first.state);
    expect(second.state.offered).toEqual([]);
    expect(second.reply?.quickReplies).not.toContain(NONE_OF_THESE);
  });

  it('begins the one that is chosen, by words or by its place', () => {
    const first = lastOf(['I feel like it']);
    expect(lastOf(['the second one'], first.state).state.active?.skill).toBe(
      first.state.offered[1],
    );
    expect(lastOf([NONE_OF_THESE], first.state).state.active).toBeNull();
  });
});

describe('the limits', () => {
  it.each([
    'How much melatonin can I take?',
    'should I stop my meds',
    'is 20 mg of fluoxetine a lot',
  ])('gives no advice on medicine: %s', (message) => {
    expect(wordsOf(lastOf([message]))).toMatch(/doctor/);
  });

  it.each(['Do I have ADHD?', 'am I autistic', 'can you diagnose me'])(
    'does not diagnose: %s',
    (message) => {
      expect(wordsOf(lastOf([message]))).toMatch(
        /cannot tell you|I am not that|do not make a diagnosis/,
      );
    },
  );

  it('answers a fear that asks to be certain without reassurance, and notices the third time', () => {
    const said = chat([
      'Did I lock the door?',
      'What if I left the house open?',
      'Are you sure that the door is locked?',
    ]);
    for (const coached of said) {
      expect(wordsOf(coached)).not.toMatch(
        /\b(?:it is locked|you locked|it will be fine|nothing will happen|do not worry|you are safe)\b/i,
      );
    }
    expect(said[2]?.reply?.quickReplies).toEqual([DELAY, SKILL_NAMES.exposure.button]);
    expect(wordsOf(said[2] ?? lastOf(['hi']))).toMatch(
      /before, in other words|same fear again|urge to be sure again/,
    );
    const delayed = lastOf([DELAY], said[2]?.state);
    expect(delayed.reply?.parts).toMatchObject([{ type: 'timer' }]);
    const later = around({ nowMs: around().nowMs + 11 * 60_000 });
    expect(wordsOf(lastOf(['I waited'], delayed.state, later))).toMatch(/waited|left it open/);
  });

  it('notices it inside a skill as well, and stays at the step', () => {
    const asked = chat([
      'Did I lock the door?',
      'Could I have left the door open?',
      'Look at a thought',
      'Do you think the lock is really shut?',
    ]);
    expect(asked[3]?.state.active).toMatchObject({ skill: 'thought', at: 'situation' });
    expect(wordsOf(asked[3] ?? lastOf(['hi']))).toMatch(/urge|same fear/);
  });
});

describe('the words of the coach', () => {
  const topics = [...limitTopics, ...feelingTopics, ...botTopics, ...smallTopics];
  const all = [...topics.map(({ says }) => says), ...Object.values(SAID)];
  const AVOIDED =
    /!|\b(?:should|must|just|simply|easy|crazy|insane|symptom|disorder|deficit|treatment|cure|invalid|oops|do not worry|will be fine)\b/i;

  it('come in several ways each, so that none has to be said twice in a row', () => {
    for (const ways of all) {
      expect(ways.length).toBeGreaterThanOrEqual(2);
      expect(new Set(ways.map((way) => way.join(' '))).size).toBe(ways.length);
    }
  });

  it('can be read by a twelve-year-old', () => {
    checkAll(
      all.flat().map((way) => way.join(' ')),
      (text) => {
        expect(readingGrade(text)).toBeLessThanOrEqual(8);
        expect(text).not.toMatch(AVOIDED);
      },
    );
  });

  it('have a grade of at most 7 as a whole', () => {
    expect(readingGrade(all.flat(2).join(' '))).toBeLessThanOrEqual(7);
  });

  it.each([
    ['hello', 'greeting'],
    ['thank you so much', 'thanks'],
    ['what can you do?', 'what'],
    ['I feel so lonely', 'lonely'],
    ['I had a fight with my brother', 'conflict'],
    ['I am so angry at him', 'anger'],
    ["I can't sleep", 'sleep'],
    ['I am bored', 'bored'],
    ['it is all too much today', 'overwhelm'],
    ['I am sad', 'sad'],
    ['my grandma died', 'grief'],
    ['my cat died', 'pet-loss'],
    ['I am scared of the dark', 'anxious'],
    ['I am scared of the dentist', 'appointment'],
    ['I got a new job', 'good-news'],
    ['k', 'short'],
    ['idk', 'unsure-self'],
    ['stop', 'declined'],
  ])('answer "%s" as %s', (message, topic) => {
    expect(lastOf([message]).state.worded.at(-1)).toMatch(new RegExp(`^${topic}:`));
  });
});
