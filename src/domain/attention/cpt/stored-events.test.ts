import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulatedFull, simulatedQuick } from '#tests/simulated/attention/cpt-runs.ts';
import { PARTICIPANTS, participants } from '#tests/simulated/attention/participants.ts';
import { cptEventsFrom } from './stored-events.ts';

const run = simulatedQuick(participants.slow, 'easy', 5);
const [first] = run.events;

describe('the stored events of a CPT run', () => {
  it('are read back unchanged for any run', () => {
    const anyRun = fc
      .tuple(fc.constantFrom(...PARTICIPANTS), fc.boolean(), fc.nat(1_000_000))
      .map(([name, isFull, seed]) =>
        isFull
          ? simulatedFull(participants[name], seed)
          : simulatedQuick(participants[name], 'hard', seed),
      );
    const property = fc.property(anyRun, (recording) => {
      expect(cptEventsFrom(JSON.parse(JSON.stringify(recording)))).toEqual(recording.events);
    });
    fc.assert(property, { numRuns: 30 });
  });

  it.each([
    ['no events', { events: null }],
    ['an event that is not an object', { events: [3] }],
    ['an event of another test', { events: [{ type: 'start', atMs: 1 }] }],
    ['a press without a time', { events: [{ type: 'press', input: 'key' }] }],
    ['a press with mixed input', { events: [{ type: 'press', atMs: 1, input: 'mixed' }] }],
    ['a letter with a negative index', { events: [{ ...first, index: -1 }] }],
    ['a letter that differs from the seed', { events: [{ ...first, letter: 'no' }] }],
    ['a repeated index', { events: [first, first] }],
    ['the letters of another difficulty', { mode: 'full' }],
    ['the letters of another seed', { seed: 6 }],
  ])('are rejected: %s', (_, spoilt) => {
    expect(cptEventsFrom(JSON.parse(JSON.stringify({ ...run, ...spoilt })))).toBeNull();
  });
});
