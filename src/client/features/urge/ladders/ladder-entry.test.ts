import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LadderBody, LadderChange } from '#contract/chat/chat.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import { ladderDraft, rungsIn } from './ladder-draft.ts';
import { withChanges } from './ladder-entry.ts';

const DOORS: Ladder = {
  id: 'doors',
  fear: 'Doors',
  rungs: [{ text: 'Touch a door', distress: 33 }],
  tries: [],
  changedAtMs: 1,
};
const save = (more: Partial<LadderBody> = {}): LadderChange => ({
  id: '1',
  kind: 'ladder-save',
  body: {
    ladderId: 'doors',
    from: 1,
    changedAtMs: 2,
    fear: 'All doors',
    rungs: DOORS.rungs,
    ...more,
  },
});

describe('ladders with waiting changes', () => {
  it('include changes, put new ladders first, and exclude deleted ones', () => {
    expect(withChanges([DOORS], [save()])).toEqual([
      { ...DOORS, fear: 'All doors', changedAtMs: 2 },
    ]);
    const locks = save({ ladderId: 'locks', from: null, fear: 'Locks' });
    expect(withChanges([DOORS], [locks]).map(({ id }) => id)).toEqual(['locks', 'doors']);
    const removed: LadderChange = {
      id: '2',
      kind: 'ladder-remove',
      body: { ladderId: 'doors', fear: 'Doors' },
    };
    expect(withChanges([DOORS], [locks, removed]).map(({ id }) => id)).toEqual(['locks']);
  });

  it('apply consecutive changes, but none that the server’s reply already supersedes', () => {
    const second = save({ from: 2, changedAtMs: 3, fear: 'Doors again' });
    expect(withChanges([DOORS], [save(), second])).toMatchObject([{ fear: 'Doors again' }]);
    const answered = { ...DOORS, fear: 'From the chat', changedAtMs: 9 };
    expect(withChanges([answered], [save()])).toEqual([answered]);
  });
});

describe('the draft of a ladder', () => {
  it('keeps the finer distress of the chat unless changed, and drops empty rows', () => {
    const { initial } = ladderDraft(DOORS);
    expect(initial.steps).toMatchObject([{ text: 'Touch a door', distress: 3 }]);
    expect(rungsIn(initial)).toEqual(DOORS.rungs);
    const [step] = initial.steps;
    if (step === undefined) throw new Error('There is no step.');
    const changed = {
      ...initial,
      steps: [
        { ...step, distress: 8 as const },
        { ...step, text: ' ' },
      ],
    };
    expect(rungsIn(changed)).toEqual([{ text: 'Touch a door', distress: 80 }]);
  });

  it('round-trips every distress from 0 to 100', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), (distress) => {
        const rungs = [{ text: 'One', distress }];
        expect(rungsIn(ladderDraft({ ...DOORS, rungs }).initial)).toEqual(rungs);
      }),
    );
  });
});
