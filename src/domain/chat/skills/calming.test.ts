import { describe, expect, it } from 'vitest';
import {
  atOf,
  contextAt,
  NOW_MS,
  saidBy,
  skills,
  skillsContent,
  take,
  talk,
} from '#tests/support/skills-content.ts';
import { CALMING_IDS } from './skill.ts';
import type { SkillTurn } from './skills.ts';

const { calming } = skillsContent;
/** The turn that shows a step, for every step of every variant of every exercise. */
const STANDINGS: readonly SkillTurn[] = CALMING_IDS.flatMap((skill) => {
  const begun = skills.begin(skill, contextAt()).state;
  if (begun === null) throw new Error(skill);
  return calming[skill].ways.flatMap(({ steps }, way) =>
    steps.map((_, step) => skills.show({ ...begun, at: `${way}.${step}` }, contextAt())),
  );
});
const endsOf = ({ state }: SkillTurn) =>
  CALMING_IDS.flatMap((id) => (id === state?.skill ? [calming[id].ends] : []))[0];
const CHEST = skillsContent.common.calming.chest.says;

describe('a calming step in progress', () => {
  it.each([
    ['it makes it worse', 'worse'],
    ["I'm panicking", 'worse'],
    ['this makes me dizzy', 'worse'],
    ['I feel more anxious', 'worse'],
    ['This makes me feel worse', 'worse'],
    ['I feel awful', 'worse'],
    ["I can't do this", 'cannot'],
    ["this isn't working", 'cannot'],
    ['I hate this', 'cannot'],
    ["it's too fast", 'cannot'],
    ['leave me alone', 'cannot'],
    ['Something else instead', 'cannot'],
  ] as const)('ends at once on "%s": %s', (text, end) => {
    for (const standing of STANDINGS) {
      const after = take(standing, text);
      expect(after.state).toBeNull();
      expect(after.reply.paragraphs).toEqual(endsOf(standing)?.[end]);
    }
  });

  it('refers to a doctor when chest or breathing trouble is mentioned, also while a variant is being chosen', () => {
    for (const standing of [...STANDINGS, talk('breathing', [])]) {
      for (const text of ['my chest hurts', 'I get no air'])
        expect(take(standing, text).reply.paragraphs[0]).toBe(CHEST);
    }
  });

  it.each(['done', 'Next', 'ok', 'I did it'])(
    'moves on at a word that confirms the step: "%s"',
    (text) => {
      const first = talk('breathing', ['4 seconds each']);
      expect(atOf(take(first, text))).toBe('0.1');
      expect(atOf(take(take(first, text), text))).toBe('after');
    },
  );

  it.each(['it is not worse', 'I am less dizzy, not panicking'])('does not end on "%s"', (text) => {
    for (const standing of STANDINGS)
      expect(take(standing, text).reply.paragraphs).not.toEqual(endsOf(standing)?.worse);
  });
});

describe('grounding', () => {
  it.each(['lamp, door, cup', "I can't find five", 'my mum, my cat', 'the sun', 'i hear a bird'])(
    'accepts anything the user names: "%s"',
    (text) => expect(atOf(talk('grounding', [text]))).toBe('0.1'),
  );

  it.each([
    'actually my mum just shouted at me',
    'she hates me',
    'i feel so alone',
    'i miss him',
    'what does this help?',
    '???',
  ])('waits instead of accepting a remark as an answer: "%s"', (text) => {
    const told = talk('grounding', ['lamp, door', text]);
    expect(told).toMatchObject({ fit: 'other', state: { at: '0.1' } });
    expect(atOf(take(told, 'the chair'))).toBe('0.2');
  });
});

describe('the other exercises', () => {
  it('do not accept a remark as a completed step', () => {
    const standing = talk('relaxation', ['All of the body']);
    expect(take(standing, 'the weather is nice')).toMatchObject({
      fit: 'other',
      state: standing.state,
    });
  });

  it.each([
    ['A little better', 'better'],
    ['not worse', 'same'],
    ['no change', 'same'],
    ['I feel worse', 'worse'],
  ] as const)('ask how it feels, and close accordingly: "%s"', (text, end) => {
    const done = talk('breathing', ['No holding', 'Done', 'Next', text]);
    expect(done.state).toBeNull();
    expect(done.reply.paragraphs).toEqual(calming.breathing.ends[end]);
  });

  it('start the timer when a rest begins, and restart it after a pause', () => {
    const resting = talk('sensory-break', ['the noise', 'Done']);
    const timer = { type: 'timer', startedAtMs: NOW_MS, endsAtMs: NOW_MS + 300_000 };
    expect(resting.reply.parts).toMatchObject([{ type: 'progress', step: 2, steps: 2 }, timer]);
    if (resting.state === null) throw new Error('finished');
    const again = skills.show(resting.state, contextAt(NOW_MS + 1000));
    expect(again.reply.parts).toMatchObject([{}, { startedAtMs: NOW_MS + 1000 }]);
  });

  it('name exactly one other exercise when one could not be done', () => {
    for (const id of CALMING_IDS) {
      const said = calming[id].ends.cannot.join(' ');
      const named = [...said.matchAll(/"([^"]+)"/g)].map(([, words = '']) => words);
      const others = CALMING_IDS.filter((other) => other !== id);
      const buttons = others.map((other) => skills.names(other).button.toLowerCase());
      expect(named).toHaveLength(1);
      expect(buttons).toContain(named[0]);
    }
  });

  it('draw a pacer without jumps: each phase begins where the previous one ended', () => {
    const pacers = CALMING_IDS.flatMap((id) => Object.values(calming[id].pacers));
    expect(pacers.length).toBeGreaterThan(3);
    for (const { phases } of pacers) {
      for (const [at, { from }] of phases.entries()) expect(from).toBe(phases.at(at - 1)?.to);
    }
    expect(saidBy(talk('breathing', ['4 seconds each']))).toMatch(/Do this 4 times/);
    expect(talk('breathing', ['4']).reply.parts[1]).toMatchObject({ type: 'pacer', rounds: 4 });
  });
});
