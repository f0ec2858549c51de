import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { recognise } from '#domain/chat/recognise/recognise.ts';
import { STOP } from '#domain/chat/skills/machine.ts';
import { skillShape } from '#domain/chat/skills/skills.ts';
import { contextAt, take, talk } from '#tests/support/chat/walk.ts';
import { beginCalming } from './calming.ts';
import { CALMING_IDS } from './script.ts';
import { CALMING_SCRIPTS } from './scripts.ts';
import { type CalmingState, calmingShape } from './state.ts';

/** Every step of every way of every script, as a state that stands there. */
const STANDINGS: readonly CalmingState[] = CALMING_IDS.flatMap((skill) => {
  const begun = beginCalming(skill, contextAt()).state;
  if (begun === null) throw new Error(skill);
  return CALMING_SCRIPTS[skill].ways.flatMap(({ steps }, way) =>
    steps.map((_, step) => ({ ...begun, at: 'doing' as const, way, step })),
  );
});
const standings = fc.constantFrom(...STANDINGS);
const stepAt = ({ skill, way, step }: CalmingState) =>
  CALMING_SCRIPTS[skill].ways[way]?.steps[step];

const WORSE = [
  'it makes it worse',
  "I'm panicking",
  'this makes me dizzy',
  'I feel dizzy now, stop the counting',
  'worse',
  'I feel more anxious',
  'I am getting a panic attack',
  "I can't breathe",
  'I feel awful',
];
const CANNOT = [
  "I can't",
  'I cannot',
  'no sorry i cant do it',
  "this isn't working",
  'it does not work',
  'that is not helping me',
  'I hate this',
  'too much',
  'this is too much',
  'this is too hard',
  "it's too fast",
  "I can't focus",
  'this is stupid',
  'I give up',
  'leave me alone',
];
/** These say that a step is done. */
const GOES_ON = [
  'done',
  'ok',
  'it is not worse',
  'I am less dizzy, not panicking',
  'this helps',
  'I did that',
  'finished now',
];
/** These name things, or say that there are none to be named. */
const NAMED = [
  'lamp, chair, cup, door, hand',
  "I can't find five",
  'i cant smell anything',
  'I cannot hear three things',
  'too much noise, a fan, a car',
  'my hands',
  '',
  'هذا',
];
const stands = ({ way, step, at }: CalmingState) => `${way}/${at}/${step}`;

describe('a calming step that goes on', () => {
  it('ends at once where it makes things worse, or cannot be done', () => {
    fc.assert(
      fc.property(standings, fc.constantFrom(...WORSE), (state, text) => {
        const { reply, state: after } = take(state, text);
        expect(after).toBeNull();
        expect(reply.paragraphs).toEqual(CALMING_SCRIPTS[state.skill].ends.worse);
      }),
      { numRuns: 300 },
    );
    fc.assert(
      fc.property(standings, fc.constantFrom(...CANNOT), (state, text) => {
        const { reply, state: after } = take(state, text);
        expect(after).toBeNull();
        expect(reply.paragraphs).toEqual(CALMING_SCRIPTS[state.skill].ends.cannot);
      }),
      { numRuns: 300 },
    );
  });

  it('goes on by each of its buttons, pressed or typed, whatever they say', () => {
    for (const state of STANDINGS) {
      for (const label of stepAt(state)?.goesOn ?? []) {
        for (const text of [label, label.toLowerCase(), label.replace('cannot', "can't")]) {
          expect(take(state, text).state?.at).toMatch(/^(?:doing|after)$/);
        }
      }
    }
  });

  it.each(GOES_ON)('goes on where it is said to be done: "%s"', (text) => {
    for (const state of STANDINGS) {
      const { state: after } = take(state, text);
      if (after === null || !('way' in after)) throw new Error('ended');
      expect(stands(after)).not.toBe(stands(state));
    }
  });

  it.each(NAMED)('takes what is named where it asks for that, and nowhere else: "%s"', (text) => {
    for (const state of STANDINGS) {
      const { state: after } = take(state, text);
      if (after === null || !('way' in after)) throw new Error('ended');
      const isNaming = stepAt(state)?.count !== undefined;
      expect(stands(after) !== stands(state)).toBe(isNaming);
    }
  });
});

describe('the end of an exercise that could not be done', () => {
  it.each(CALMING_IDS)(
    'lets the breath be and names one other exercise that begins: %s',
    (skill) => {
      const said = CALMING_SCRIPTS[skill].ends.cannot.join(' ');
      expect(said).toMatch(/does not fit right now/);
      expect(said).toMatch(/breathe as you usually do/i);
      const named = [...said.matchAll(/"([^"]+)"/g)].map(([, words = '']) => recognise(words));
      expect(named).toHaveLength(1);
      expect(named[0]).toMatchObject({ kind: 'skill' });
      expect(named[0]).not.toMatchObject({ skill });
    },
  );

  it('tells worse from not worse afterwards, too', () => {
    const felt = (text: string) => talk('grounding', ['1', '1', '1', '1', '1', text]);
    const { better, same, worse } = CALMING_SCRIPTS.grounding.ends;
    expect(felt('I feel worse').reply.paragraphs).toEqual(worse);
    expect(felt('not worse').reply.paragraphs).toEqual(same);
    expect(felt('not dizzy any more, better').reply.paragraphs).toEqual(better);
  });
});

it('reads what was stored before an exercise could end like that', () => {
  const stored = {
    skill: 'breathing',
    at: 'doing',
    trail: ['way'],
    way: 1,
    step: 0,
    sinceMs: 1,
    feels: 'same',
  };
  expect(calmingShape.parse(stored)).toEqual({ ...stored, waits: false });
  expect(skillShape.parse(stored)).toEqual({ ...stored, waits: false });
});

describe('grounding, where something else is told', () => {
  it.each(['actually my mum just shouted at me', 'she hates me', 'i feel so alone', 'i miss him'])(
    'waits at its step, and goes on there: "%s"',
    (text) => {
      const before = talk('grounding', ['lamp, door, cup']);
      const told = talk('grounding', ['lamp, door, cup', text]);
      expect(told.state).toMatchObject({ at: 'doing', step: 1 });
      expect(told.reply.paragraphs).toHaveLength(1);
      expect(told.reply.quickReplies).toEqual(['Go on', STOP]);
      const again = talk('grounding', ['lamp, door, cup', text, 'Go on']);
      expect(again.reply).toEqual(before.reply);
      expect(again.state).toEqual(before.state);
      expect(talk('grounding', ['lamp, door, cup', text, 'the chair']).state).toMatchObject({
        step: 2,
      });
    },
  );

  it.each(['i feel the chair and my shirt', 'my mum, my cat', 'i hear my mum shouting', 'the sun'])(
    'counts what is named: "%s"',
    (text) => {
      expect(talk('grounding', ['lamp, door, cup', text]).state).toMatchObject({ step: 2 });
    },
  );
});
