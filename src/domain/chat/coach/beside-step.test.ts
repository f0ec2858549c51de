import { describe, expect, it } from 'vitest';
import { respond } from '#domain/chat/coach.ts';
import { newConversation } from '#domain/chat/conversation.ts';
import { SKILL_IDS, SKILL_NAMES } from '#domain/chat/skills/skills.ts';
import type { Coached } from './coached.ts';

const talk = (...texts: readonly string[]): readonly Coached[] => {
  const all: Coached[] = [];
  for (const text of texts) {
    all.push(
      respond(all.at(-1)?.state ?? newConversation(), text, {
        verdict: { level: 'none', category: null },
        nowMs: 0,
        newId: 'ladder',
        ladders: [],
        seed: 3,
        breakDown: (title) => [{ title, minutes: 5 }],
      }),
    );
  }
  return all;
};
const last = (...texts: readonly string[]) => {
  const coached = talk(...texts).at(-1);
  return {
    said: coached?.reply?.paragraphs.join(' ') ?? '',
    buttons: coached?.reply?.quickReplies ?? [],
    active: coached?.state.active?.skill ?? null,
  };
};
const DISHES = ['Get started on a task', 'Wash the dishes'] as const;
const BOTH = ['Back to the dishes', 'Stay with this'];

describe('what is no answer to the step', () => {
  it.each([
    ['my dog just died', /animal/i],
    ['my mother is in hospital', /carry|sorry|love/i],
    ['I keep checking the stove', /doubt|check/i],
    ['my dog died 20 minutes ago', /animal/i],
  ])('is answered first, with both ways to go on: "%s"', (text, answer) => {
    const { said, buttons, active } = last(...DISHES, text);
    expect(said).toMatch(answer);
    expect(said).not.toContain('A number of minutes');
    expect(buttons).toEqual(BOTH);
    expect(active).toBe('start');
  });

  it.each(SKILL_IDS.filter((skill) => skill !== 'thought'))('is answered first in %s', (skill) => {
    const { said, buttons } = last(SKILL_NAMES[skill].button, 'my dog just died');
    expect(said).toMatch(/animal/i);
    expect(buttons).toEqual([`Back to ${SKILL_NAMES[skill].sentence}`, 'Stay with this']);
  });

  it('goes back to the step by the button, or by what answers it', () => {
    const back = last(...DISHES, 'my dog just died', 'Back to the dishes');
    expect(back.said).toContain('How long may it take');
    expect(last(...DISHES, 'I keep checking the stove', '20 minutes').said).toContain('First:');
  });

  it('stays with what was told by the other button, and by more of it; the exercise is kept', () => {
    for (const text of ['Stay with this', 'he was 14', 'I miss him so much']) {
      const { said, buttons, active } = last(...DISHES, 'my dog just died', text);
      expect(said).not.toMatch(/minutes|task/i);
      expect(buttons[0]).toBe('Go on with getting started');
      expect(active).toBeNull();
    }
  });

  it('is said to be none where there is no answer to it, or where it is about the exercise', () => {
    expect(last(...DISHES, 'the purple fence').said).toContain('A number of minutes is enough.');
    expect(last(...DISHES, 'how long will this take').said).toContain('a few minutes in all');
    expect(last('Look at a thought', 'my dog just died').said).toContain('What did you feel?');
  });
});
