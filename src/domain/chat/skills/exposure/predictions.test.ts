import { describe, expect, it } from 'vitest';
import { talk } from '#tests/support/chat/walk.ts';
import { isPrediction } from './predictions.ts';
import { FACING_STEPS } from './steps.eval.ts';

const PREDICTIONS = [
  'i will burn the house down',
  'what if the house burns',
  'something bad will happen',
  'my mum will die',
  'i might push someone',
  'everyone is going to laugh',
  'and then i will faint',
  'they could fire me',
];

describe('a prediction', () => {
  it.each(PREDICTIONS)('is told from a step: "%s"', (text) => {
    expect(isPrediction(text)).toBe(true);
  });

  it('is not kept as a step, and the ladder goes on', () => {
    const { state, reply } = talk('exposure', [
      'I left the door or the stove on',
      PREDICTIONS[0] ?? '',
    ]);
    expect(state).toMatchObject({ at: 'rung', ladder: { rungs: [] } });
    expect(reply.paragraphs.join(' ')).toMatch(/what the fear says.*something that you do/);
  });

  it('is no step that faces a fear', () => {
    const all = [
      ...FACING_STEPS,
      'i will touch the bin',
      'i could wait ten minutes',
      'die Tür einmal abschließen',
    ];
    expect(all.filter((text) => isPrediction(text.toLowerCase()))).toEqual([]);
  });
});
