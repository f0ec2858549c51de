import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assess } from './assess.ts';
import { CATEGORIES, isAtLeast, LEVELS } from './assessment.ts';
import { dangerOf, questionAbout } from './danger.ts';
import { CALM, isWatched, type SafetyEvent, type SafetyState, watchOf } from './safety-state.ts';
import { nextSafetyState } from './state.ts';

const say = (state: SafetyState, text: string): SafetyState =>
  nextSafetyState(state, {
    type: 'message',
    assessment: assess(text, state),
  });
const asked = (state: SafetyState): SafetyState =>
  nextSafetyState(state, {
    type: 'asked',
    question: questionAbout(dangerOf(state), { isHowItIs: true }),
  });
const saying = (...texts: readonly string[]): SafetyState => texts.reduce(say, CALM);

describe('the guard over turns', () => {
  it('stays calm in ordinary talk', () => {
    expect(saying('hi', 'help me plan', 'no thanks')).toEqual(CALM);
    expect(watchOf(CALM)).toBe('none');
  });

  it('stays raised while the talk goes elsewhere', () => {
    const state = saying('i am going to kill myself tonight', 'what is for tea', 'nice weather');
    expect(state).toMatchObject({ level: 'high', category: 'suicide' });
    expect(watchOf(state)).toBe('open');
  });

  it('lowers by one step for one denial, and not again for a second', () => {
    const denied = saying('i am going to kill myself tonight', 'no i am not going to do it');
    expect(denied.level).toBe('elevated');
    expect(say(denied, 'no').level).toBe('elevated');
    const mild = saying('i want to die', 'no');
    expect(mild.level).toBe('low');
    expect(isWatched(mild)).toBe(true);
    expect(watchOf(mild)).toBe('open');
  });

  it('asks again after three quiet messages and at the next visit', () => {
    const denied = saying('i want to die', 'no');
    expect(denied.isRecheckDue).toBe(false);
    const later = ['ok', 'i made tea'].reduce(say, denied);
    expect(later.isRecheckDue).toBe(true);
    expect(nextSafetyState(denied, { type: 'visit' }).isRecheckDue).toBe(true);
    expect(asked(later)).toMatchObject({
      isRecheckDue: false,
      asked: { category: 'suicide', kind: 'own' },
    });
    expect(nextSafetyState(CALM, { type: 'visit' })).toEqual(CALM);
  });

  it('lets go step by step when the question is answered calmly several times', () => {
    const answer = (state: SafetyState): SafetyState => say(asked(state), 'no, it is gone');
    let state = saying('i am going to kill myself tonight', 'no');
    expect(state.level).toBe('elevated');
    state = answer(state);
    expect(state.level).toBe('elevated');
    state = answer(state);
    expect(state.level).toBe('low');
    expect(watchOf(state)).toBe('open');
    state = answer(state);
    expect(state).toEqual(CALM);
    expect(watchOf(state)).toBe('none');
  });

  it('waits twice as long each time before it comes back to it', () => {
    const untilDue = (state: SafetyState): readonly [number, SafetyState] => {
      let [turns, next] = [0, state];
      for (; !next.isRecheckDue; turns += 1) next = say(next, 'i made tea');
      return [turns, next];
    };
    let state = asked(saying('i want to die'));
    for (const expected of [6, 6, 12, 24]) {
      const [turns, due] = untilDue(state);
      expect(turns).toBe(expected);
      state = asked(due);
    }
    expect(untilDue(say(state, 'i want to die'))[0]).toBe(6);
    // The no itself is the first of three.
    expect(untilDue(saying('i want to die', 'no'))[0]).toBe(2);
  });

  it('asks once more where it is only weaker', () => {
    const weaker = say(asked(saying('i want to die', 'no')), 'weaker');
    expect(weaker.level).toBe('low');
    expect(say(asked(weaker), 'weaker')).toEqual(CALM);
    expect(say(asked(weaker), 'gone')).toEqual(CALM);
  });

  it('rises at once at a new sign, also by a bare yes to the question', () => {
    const denied = saying('i want to die', 'no');
    expect(say(denied, 'i have the pills in front of me and i want to die').level).toBe('high');
    expect(say(asked(denied), 'yes').level).toBe('elevated');
    expect(say(asked(denied), 'the same').level).toBe('elevated');
  });

  it('keeps the category of the higher danger', () => {
    expect(saying('i am going to kill myself tonight', 'my dad hits me')).toMatchObject({
      level: 'high',
      category: 'suicide',
    });
  });

  it('watches in silence after what was told was deleted, and lets go after many quiet messages', () => {
    const deleted = nextSafetyState(saying('i want to die'), { type: 'deleted' });
    expect(deleted).toMatchObject({ level: 'elevated', isSilent: true, asked: null });
    expect(watchOf(deleted)).toBe('silent');
    expect(nextSafetyState(deleted, { type: 'visit' }).isRecheckDue).toBe(false);
    const quiet = (state: SafetyState, turns: number): SafetyState =>
      Array.from({ length: turns }, () => 'i made tea').reduce(say, state);
    expect(quiet(deleted, 4)).toMatchObject({ level: 'elevated', isRecheckDue: false });
    expect(quiet(deleted, 9)).toMatchObject({ level: 'low', isSilent: true });
    expect(quiet(deleted, 10)).toEqual(CALM);
    expect(say(deleted, 'i want to die')).toMatchObject({ level: 'elevated', isSilent: false });
    expect(nextSafetyState(CALM, { type: 'deleted' })).toEqual(CALM);
  });

  it('asks at a visit even where the message itself says nothing of it', () => {
    const visited = nextSafetyState(saying('i want to die', 'no'), { type: 'visit' });
    expect(say(visited, 'i made tea').isRecheckDue).toBe(true);
  });

  it('never falls by more than one step, and never reaches none by one message after a sign', () => {
    const assessment = fc.record({
      level: fc.constantFrom(...LEVELS),
      category: fc.constantFrom(...CATEGORIES),
      kind: fc.constant('own' as const),
      reasons: fc.constant([]),
      isOutright: fc.boolean(),
      agrees: fc.boolean(),
      denies: fc.boolean(),
      isLess: fc.boolean(),
      saysNo: fc.constantFrom(null, 'kept' as const, 'step' as const),
      isMisread: fc.boolean(),
      objection: fc.constantFrom(null, 'text', 'no-call'),
      hint: fc.constantFrom(null, dangerOf(CALM)),
      isTopic: fc.boolean(),
      isHelped: fc.boolean(),
      isMeant: fc.boolean(),
      swallowed: fc.constant(null),
    });
    const event: fc.Arbitrary<SafetyEvent> = fc.oneof(
      fc.record({ type: fc.constant('message' as const), assessment }),
      fc.record({
        type: fc.constant('asked' as const),
        question: fc.constant(questionAbout(dangerOf(CALM), { isHowItIs: true })),
      }),
      fc.record({
        type: fc.constant('asked-softly' as const),
        question: fc.constant(questionAbout(dangerOf(CALM), { isSoft: true })),
      }),
      fc.record({
        type: fc.constant('stayed' as const),
        question: fc.constant(questionAbout(dangerOf(CALM))),
      }),
      fc.record({ type: fc.constant('deleted' as const) }),
      fc.record({ type: fc.constant('visit' as const) }),
    );
    fc.assert(
      fc.property(fc.array(event, { maxLength: 30 }), (events) => {
        let state = CALM;
        for (const one of events) {
          const next = nextSafetyState(state, one);
          expect(LEVELS.indexOf(state.level) - LEVELS.indexOf(next.level)).toBeLessThanOrEqual(1);
          if (one.type === 'message' && isAtLeast(one.assessment.level, 'elevated')) {
            expect(isAtLeast(next.level, one.assessment.level)).toBe(true);
            expect(
              nextSafetyState(next, {
                ...one,
                assessment: { ...one.assessment, level: 'none', denies: true, saysNo: null },
              }).level,
            ).not.toBe('none');
          }
          state = next;
        }
      }),
    );
  });
});
