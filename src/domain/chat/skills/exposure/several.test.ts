import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { talk } from '#tests/support/chat/walk.ts';
import { RUNGS } from './ladder.ts';
import { keepsShield, numbersFor, stepsIn } from './several.ts';
import { exposureShape } from './state.ts';

const FEAR = 'I touched a door handle and will get ill';
const LIST = 'touch my own door, touch the bathroom one, touch the bus pole';

const rungsOf = ({ state }: ReturnType<typeof talk>) => exposureShape.parse(state).ladder.rungs;
const said = ({ reply }: ReturnType<typeof talk>): string => reply.paragraphs.join(' ');

describe('several steps in one message', () => {
  it.each([
    [LIST, ['touch my own door', 'touch the bathroom one', 'touch the bus pole']],
    ['touch my own door\ntouch the bus pole', ['touch my own door', 'touch the bus pole']],
    ['1. touch the door\n2) touch the pole\n- eat after it', 3],
    ['sit on the bus seat; touch the floor', ['sit on the bus seat', 'touch the floor']],
    ['touch the door, then eat a snack', []],
    ['touch the door, without washing, and wait', []],
    ['touch my own door', []],
    ['door, bus, floor', []],
  ])('"%s" has %j', (text, steps) => {
    if (typeof steps === 'number') expect(stepsIn(text)).toHaveLength(steps);
    else expect(stepsIn(text)).toEqual(steps);
  });

  it('never has an empty one, nor more than a ladder has', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
        const steps = stepsIn(text);
        expect(steps.length).toBeLessThanOrEqual(RUNGS.max);
        expect(steps.every((step) => step.trim() !== '' && text.includes(step))).toBe(true);
      }),
    );
  });

  it('are on the ladder after one answer with a number for each', () => {
    const built = talk('exposure', [FEAR, LIST, '20, 60, 40']);
    expect(rungsOf(built).map(({ text, distress }) => [text, distress])).toEqual([
      ['touch my own door', 20],
      ['touch the bus pole', 40],
      ['touch the bathroom one', 60],
    ]);
    expect(said(built)).toContain('There are enough steps to begin');
  });

  it('are asked for one by one too, and "back" goes back to the one before', () => {
    const way = [FEAR, LIST, '20'];
    const second = talk('exposure', way);
    expect(said(second)).toContain('The step: touch the bathroom one');
    expect(rungsOf(second)).toHaveLength(1);
    expect(said(talk('exposure', [...way, 'back']))).toContain('The step: touch my own door');
    const done = talk('exposure', [...way, 'back', '30', '50', '70']);
    expect(rungsOf(done).map(({ distress }) => distress)).toEqual([30, 50, 70]);
  });

  it('leave out what a ritual or a prediction is, and say so', () => {
    const named = talk('exposure', [FEAR, `${LIST}, wash my hands 10 times`]);
    expect(said(named)).toContain('Left out: wash my hands 10 times');
    expect(exposureShape.parse(named.state).waiting).toHaveLength(2);
  });

  it('that are offered can be taken together, and climbed at once', () => {
    for (const words of ['Use all of these', 'use these three', 'ok all of them']) {
      const built = talk('exposure', [FEAR, words]);
      expect(built.state, words).toMatchObject({ at: 'choose' });
      expect(rungsOf(built).length, words).toBeGreaterThanOrEqual(RUNGS.min);
    }
  });
});

describe('numbers for several steps', () => {
  const steps = ['call the dentist', 'call my aunt', 'listen to voicemail'];
  it.each([
    ['20 40 60', [20, 40, 60]],
    ['20, 40 and 100', [20, 40, 100]],
    ['voicemail 20, aunt 40, dentist 80', [80, 40, 20]],
    ['listen to voicemail 20, call aunt 40, call dentist 80', [80, 40, 20]],
    ['20 40', null],
    ['20 40 600', null],
    ['first 20, second 40, third 60', null],
  ])('"%s" are %j', (text, numbers) => {
    expect(numbersFor(text, steps)).toEqual(numbers);
  });
});

describe('a step that keeps something between', () => {
  it.each([
    'touch it with a sleeve',
    'touch the handle with gloves',
    'open the door with my elbow',
    'touch it with my mum next to me',
  ])('"%s" is taken, and named', (text) => {
    expect(keepsShield(text)).toBe(true);
    const turn = talk('exposure', [FEAR, text]);
    expect(turn.state).toMatchObject({ at: 'distress', draft: text });
    expect(said(turn)).toMatch(/keeps something between you and the fear\. It can be a first step/);
  });

  it.each(['touch it with my hand', 'walk with my mum', 'eat with my fingers'])(
    '"%s" keeps nothing',
    (text) => expect(keepsShield(text)).toBe(false),
  );
});
