import { describe, expect, it } from 'vitest';
import { SKILL_IDS, SKILL_NAMES } from '#domain/chat/skills/skills.ts';
import { chat, lastOf, wordsOf } from '#tests/support/chat/talk.ts';
import { HEARING } from './wishes.ts';

const OFFERS: readonly string[] = SKILL_IDS.map((skill) => SKILL_NAMES[skill].button);
const TOLD = ['my boss yelled at me', 'I cannot sleep', 'I am so sad', 'it is all too much'];

describe('what is wished for the rest of a talk', () => {
  it.each([
    'i dont want to do an exercise i just want to vent',
    'can you just listen',
    'I only want to talk',
    'let me rant',
  ])('only listens from then on: "%s"', (wish) => {
    for (const { reply } of chat([wish, ...TOLD]).slice(1)) {
      expect(HEARING.map((way) => way.join(' '))).toContain(reply?.paragraphs.join(' '));
      expect(reply?.quickReplies).toEqual([]);
    }
  });

  it.each(['stop giving me exercises', 'no more exercises please', 'i dont want any exercises'])(
    'offers none, by button or in words: "%s"',
    (wish) => {
      for (const coached of chat([wish, ...TOLD, ...TOLD])) {
        expect(coached.reply?.quickReplies.filter((label) => OFFERS.includes(label))).toEqual([]);
        expect(wordsOf(coached)).not.toMatch(/exercise|breath|calm the body|relax/i);
      }
    },
  );

  it('ends the exercise that goes on, and begins one again when it is asked for', () => {
    const ended = lastOf(['Grounding', 'stop giving me exercises']);
    expect(ended.state.active).toBeNull();
    expect(lastOf(['Slow breathing'], ended.state).state).toMatchObject({
      active: { skill: 'breathing' },
      wish: 'none',
    });
  });

  it.each(['I did my exercises today', 'nobody listens to me', 'I want to talk to my boss'])(
    'is not read into other words: "%s"',
    (message) => {
      expect(lastOf([message]).state.wish).toBe('none');
    },
  );
});
