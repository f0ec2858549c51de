import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import {
  act,
  acts,
  contextAt,
  NOW_MS,
  skills,
  skillsContent,
  stored,
  take,
  walk,
} from '#tests/support/skills-content.ts';
import { isCalmingSkill, SKILL_IDS } from './skill.ts';
import { type SkillTurn, skillShape } from './skills.ts';

const ids = fc.constantFrom(...SKILL_IDS);
const walks = fc.array(acts, { maxLength: 40 });
const { stop, back } = skillsContent.common;

const expectAnswer = ({ state, reply }: SkillTurn) => {
  expect(reply.paragraphs.length).toBeGreaterThan(0);
  for (const paragraph of reply.paragraphs) expect(paragraph.trim()).not.toBe('');
  expect(new Set(reply.quickReplies).size).toBe(reply.quickReplies.length);
  if (state === null) return;
  expect(skillShape.parse(stored(state))).toEqual(state);
  expect(reply.quickReplies.at(-1)).toBe(stop);
  const isForm = reply.parts.some(({ type }) => type === 'form');
  const ways = reply.quickReplies.filter((label) => label !== stop && label !== back.label);
  expect(ways.length + (isForm ? 1 : 0)).toBeGreaterThan(0);
};

describe('every skill', () => {
  it('answers anything, in any state, with text, a way to continue, and a state that can be stored', () => {
    fc.assert(
      fc.property(ids, walks, (skill, does) => {
        for (const turn of walk(skill, does)) expectAnswer(turn);
      }),
      { numRuns: 300 },
    );
  });

  it('can be finished from any state by its buttons and forms alone', () => {
    fc.assert(
      fc.property(ids, walks, fc.nat(), (skill, does, seed) => {
        const random = seededRandom(seed);
        let turn = walk(skill, does).at(-1);
        for (let count = 0; count < 500 && turn !== undefined && turn.state !== null; count += 1)
          turn = act(turn, { press: Math.floor(random() * 12) });
        expect(turn?.state).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('continues at the same step after any pause, including a round trip through storage', () => {
    fc.assert(
      fc.property(ids, walks, (skill, does) => {
        const state = walk(skill, does).at(-1)?.state ?? null;
        if (state === null) return;
        const shown = skills.show(skillShape.parse(stored(state)), contextAt(NOW_MS + 86_400_000));
        expectAnswer(shown);
        expect(shown.state?.at).toBe(state.at);
      }),
    );
  });

  it('keeps its state when a message is not an answer, and repeats the step', () => {
    fc.assert(
      fc.property(ids, walks, (skill, does) => {
        const turns = walk(skill, does);
        for (const [at, turn] of turns.entries()) {
          const before = turns[at - 1];
          if (turn.fit !== 'other' || before?.state == null) continue;
          expect(turn.state).toEqual(before.state);
          expect(turn.reply).toEqual(skills.show(before.state, contextAt()).reply);
          expect(turn.ladder).toBeNull();
        }
      }),
    );
  });

  it.each(SKILL_IDS)('goes back, and repeats or simplifies a step: %s', (skill) => {
    const [first, second] = walk(skill, [{ press: 0 }]);
    if (first === undefined || second === undefined) throw new Error(skill);
    expect(take(second, 'Back').reply.paragraphs).toEqual(first.reply.paragraphs);
    const again = take(second, 'Say that again?');
    expect(again.reply.paragraphs.slice(1)).toEqual(second.reply.paragraphs);
    expect(again.state).toEqual(second.state);
    expect(take(first, 'back').reply.paragraphs.at(-1)).toBe(first.reply.paragraphs.at(-1));
    expect(take(first, 'I don’t get it').reply.paragraphs[0]).toMatch(/^In other words/);
  });

  it('restarts when a stored state names a step that no longer exists', () => {
    for (const skill of SKILL_IDS) {
      const begun = skills.begin(skill, contextAt());
      if (begun.state === null) throw new Error(skill);
      const gone = { ...begun.state, at: 'gone' };
      expect(skills.show(gone, contextAt())).toEqual(begun);
      expect(skills.hear(gone, { text: 'next', entries: null }, contextAt())).toMatchObject({
        state: begun.state,
        fit: 'other',
      });
    }
  });

  it('rejects a form of another step', () => {
    const begun = skills.begin('start', contextAt());
    if (begun.state === null) throw new Error('not begun');
    const entries = { form: 'thought-happened', values: { task: 'the dishes' } };
    expect(skills.hear(begun.state, { text: '', entries }, contextAt())).toMatchObject({
      fit: 'other',
      state: begun.state,
    });
  });
});

it('distinguishes calming skills from the others', () => {
  expect(SKILL_IDS.filter(isCalmingSkill)).toEqual([
    'breathing',
    'grounding',
    'relaxation',
    'sensory-break',
  ]);
});
