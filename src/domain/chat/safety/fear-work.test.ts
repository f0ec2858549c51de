import { describe, expect, it } from 'vitest';
import { heard } from '#tests/support/chat/guard-turns.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { assess } from './assess.ts';
import { isAtLeast } from './assessment.ts';
import type { SafetyContext } from './context.ts';
import { CALM } from './safety-state.ts';
import { nextSafetyState } from './state.ts';

const LADDER: SafetyContext = { asked: null, inSkill: true, isFearWork: true };

const FEARED = [
  'I will stab my sister',
  'I might push him off the platform',
  'I will lose control and hurt the kids',
  'I will run somebody over',
  'I will snap and kill my mum',
  'I am going to lose control and stab him',
  'that I will stab my sister',
  'I will strangle my boyfriend in his sleep',
  'I might stab someone when I hold the knife',
  'I will hurt her without wanting to',
  'I would kill him and not remember',
  'I will act on it and hurt my son',
  'that I will push my boyfriend down the stairs',
  'I will grab the knife and stab my mum',
  'I will drive into a cyclist and kill him',
  'I am afraid that I will stab my husband if I hold a knife',
  'holding the kitchen knife next to my sister',
  'I am afraid that I will stab my sister with the knife from the kitchen',
  'I am afraid I will rape her',
  'the horrible thought that I might molest a child',
];
const MEANT = [
  'I want to kill my sister, I have the knife here',
  'I want to kill my sister',
  'I will stab my sister tonight',
  'I am going to do it, I will stab her',
  'I am going to kill him',
  'I will stab my sister, she deserves it',
  'I will stab him when he comes home',
  'I have the knife here and I will stab her',
  'I will kill him and I deserve to die',
  'I will kill my sister and then myself',
  'I hate her so much I will stab her',
  'I will hurt the kids again',
  'I will kill her, I planned how',
  'I will stab my sister. I want to',
  'I will shoot up my school',
  'i will stab him and enjoy it',
  'I will stab my sister because she ruined my life',
  'nobody can stop me, I will stab her',
  'I will kill her one day, I mean it',
  'I will stab my teacher, that will show them',
  'I will kill my boss, seriously',
  'I will kill him and then it is over',
  'I will kill my husband, not a fear, I mean it',
  'I will stab someone, I can feel it',
  'i will stab her, just watch',
  'I will beat him up',
  'I will murder my ex',
  'I will kill my wife and the thought is nice',
  'I will kill my mum at dinner, I fear nothing',
  'I might hurt my child like before',
  'I would kill her if I could',
  'I will stab my sister with the knife from the kitchen',
  'I will rape her',
  'I might rape a child',
  'I will strangle him, it will be fun',
  'I will stab him and I am not afraid',
];

describe('a fear worded as a deed, in a ladder', () => {
  it('does not end it', () => {
    checkAll(FEARED, (text) => {
      expect(isAtLeast(assess(text, LADDER).level, 'elevated')).toBe(false);
    });
  });

  it('is told once that a wish is something else', () => {
    // What is worded very calmly is told nothing.
    const [first = '', second = ''] = FEARED.filter((text) => {
      const { kind, category } = assess(text, LADDER);
      return category === 'harm-to-others' && kind === 'own';
    });
    const { answer, state } = heard(CALM, assess(first, LADDER));
    expect(answer?.paragraphs).toHaveLength(1);
    expect(answer?.paragraphs[0]).toMatch(/something that you fear.*want to do, tell me/);
    expect(answer?.question).toBeNull();
    expect(answer?.offers).toEqual([]);
    expect(state.level).toBe('none');
    const again = heard(state, assess(second, LADDER));
    expect(again.answer).toBeNull();
    // Danger that is meant is heard all the same.
    const meant = heard(again.state, assess('I am going to kill him', LADDER));
    expect(meant.answer?.question).toMatchObject({ category: 'harm-to-others' });
  });

  it('counts in full outside of it, and where something is watched', () => {
    expect(assess('I will stab my sister').level).toBe('high');
    const state = nextSafetyState(CALM, { type: 'message', assessment: assess('i want to die') });
    const watched = { ...state, inSkill: true, isFearWork: true };
    expect(assess('I will stab my sister', watched).level).toBe('high');
  });
});

describe('danger that is meant, in a ladder', () => {
  it('ends it', () => {
    checkAll(MEANT, (text) => {
      expect(isAtLeast(assess(text, LADDER).level, 'elevated')).toBe(true);
    });
  });

  it('is danger now where the means are at hand', () => {
    const found = assess('I want to kill my sister, I have the knife here', LADDER);
    expect(found).toMatchObject({ level: 'high', category: 'harm-to-others', kind: 'own' });
  });

  it('is not lowered by a fear in the same message', () => {
    for (const fear of FEARED) {
      for (const danger of ['I want to kill myself', 'I keep cutting my arms', 'my dad hits me']) {
        const both = assess(`${danger}. ${fear}`, LADDER);
        expect(isAtLeast(both.level, assess(danger).level), `${danger}. ${fear}`).toBe(true);
      }
    }
  });
});
