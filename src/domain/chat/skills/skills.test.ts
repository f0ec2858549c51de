import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heardOf, saysLeave } from '#domain/chat/text/heard.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { acts, contextAt, messageOf, NOW_MS, take, walk } from '#tests/support/chat/walk.ts';
import { STOP } from './machine.ts';
import { SKILL_IDS, type SkillState, type SkillTurn, showSkill, skillShape } from './skills.ts';

const skills = fc.constantFrom(...SKILL_IDS);
const walks = fc.array(acts, { maxLength: 40 });

const expectAnswer = ({ state, reply }: SkillTurn) => {
  expect(reply.paragraphs.length).toBeGreaterThan(0);
  for (const paragraph of reply.paragraphs) expect(paragraph.trim()).not.toBe('');
  expect(new Set(reply.quickReplies).size).toBe(reply.quickReplies.length);
  if (state === null) return;
  expect(skillShape.parse(JSON.parse(JSON.stringify(state)))).toEqual(state);
  expect(reply.quickReplies.at(-1)).toBe(STOP);
  expect(reply.quickReplies.length).toBeGreaterThan(1);
};

/** Presses buttons by chance until the skill is finished; the number of presses, or null. */
const pressesToEnd = (start: SkillTurn, seed: number): number | null => {
  const random = seededRandom(seed);
  let turn = start;
  for (let presses = 0; presses < 500; presses += 1) {
    if (turn.state === null) return presses;
    const press = Math.floor(random() * 12);
    turn = take(turn.state, messageOf({ press }, turn));
  }
  return null;
};

describe('every skill', () => {
  it('answers anything, in any state, with words, a way on, and a state that can be stored', () => {
    fc.assert(
      fc.property(skills, walks, (skill, does) => {
        for (const turn of walk(skill, does)) expectAnswer(turn);
      }),
      { numRuns: 400 },
    );
  });

  it('can be finished by its buttons alone from wherever it stands', () => {
    fc.assert(
      fc.property(skills, walks, fc.nat(), (skill, does, seed) => {
        const last = walk(skill, does).at(-1);
        expect(last === undefined ? null : pressesToEnd(last, seed)).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('goes on where it stood after any pause, also through storage', () => {
    fc.assert(
      fc.property(skills, walks, (skill, does) => {
        const state = walk(skill, does).at(-1)?.state ?? null;
        if (state === null) return;
        const stored: SkillState = skillShape.parse(JSON.parse(JSON.stringify(state)));
        const shown = showSkill(stored, contextAt(NOW_MS + 86_400_000));
        expectAnswer(shown);
        expect(shown.state?.at).toBe(state.at);
      }),
    );
  });

  it('goes back to the step before, and says a step again when asked', () => {
    for (const skill of SKILL_IDS) {
      const [first, second] = walk(skill, [{ press: 0 }]);
      if (first?.state == null || second?.state == null) throw new Error(skill);
      expect(take(second.state, 'back').reply.paragraphs).toEqual(first.reply.paragraphs);
      expect(take(second.state, 'Say that again?').reply.paragraphs.at(-1)).toBe(
        second.reply.paragraphs.at(-1),
      );
    }
  });
});

describe('leaving', () => {
  it.each([
    STOP,
    'stop',
    'Stop please',
    'not now',
    'I want to stop',
    "I'd like to stop this now",
    'can we stop?',
    "I don't want to do this anymore",
    'ok that’s enough',
    'Maybe later',
    'I need a break',
    "I can't do this right now",
    'Quit',
  ])('is heard in "%s"', (message) => {
    expect(saysLeave(heardOf(message))).toBe(true);
  });

  it.each([
    "I can't stop thinking about it",
    'I want to stop washing my hands',
    'He told me to stop talking',
    'the bus did not stop',
    'now',
    'I need to leave the house without checking',
  ])('is not heard in "%s", which can be an answer', (message) => {
    expect(saysLeave(heardOf(message))).toBe(false);
  });
});
