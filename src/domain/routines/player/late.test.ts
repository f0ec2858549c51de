import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from '#domain/shared/size.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import type { RoutineStep } from '../plan.ts';
import { runOf } from './events.ts';
import { proposeSkips } from './late.ts';
import { openIds } from './run.ts';

const START_MS = Date.UTC(2026, 2, 2, 7);

const stepsOf = (told: readonly (readonly [number | null, Size])[]): RoutineStep[] =>
  told.map(([minutes, from], index) => ({
    id: `${index}`,
    title: 'Step',
    minutes,
    hint: null,
    from,
  }));
const started = (told: readonly (readonly [number | null, Size])[]) =>
  runOf(stepsOf(told), [{ id: 'start', type: 'start', atMs: START_MS, device: 'phone' }]);

const MORNING = [
  [5, 'micro'],
  [10, 'micro'],
  [8, 'full'],
  [3, 'full'],
  [6, 'lighter'],
] as const;

describe('somebody who is late', () => {
  it.each([
    ['leaves nothing when all fits', 32, []],
    ['leaves the longest of the largest size first', 24, ['2']],
    ['leaves no more than needed', 29, ['2']],
    ['leaves all of the largest size first', 21, ['2', '3']],
    ['brings back a step that fits after a longer one was left', 20, ['2', '4']],
    ['then leaves the lighter one too', 17, ['2', '3', '4']],
    ['leaves micro steps only last', 9, ['1', '2', '4']],
    ['never leaves the current step', 0, ['1', '2', '3', '4']],
  ])('%s (%d minutes)', (_, minutes, left) => {
    const proposal = proposeSkips(started(MORNING), minutes, START_MS);
    expect(proposal.stepIds).toEqual(left);
    expect(proposal.neededMs).toBe(32 * MINUTE_MS);
    expect(proposal.fits).toBe(proposal.staysMs <= minutes * MINUTE_MS);
  });

  it('needs the rest of the current step, and no time for untimed steps', () => {
    const run = started([
      [10, 'micro'],
      [null, 'full'],
      [5, 'full'],
    ]);
    const proposal = proposeSkips(run, 6, START_MS + 4 * MINUTE_MS);
    expect(proposal).toMatchObject({ stepIds: ['2'], neededMs: 11 * MINUTE_MS, fits: true });
    expect(proposeSkips(run, 3, START_MS + 30 * MINUTE_MS)).toMatchObject({
      stepIds: ['2'],
      staysMs: 0,
    });
  });

  it('is never asked to leave more than is needed', () => {
    const some = fc.tuple(
      fc.option(fc.integer({ min: 1, max: 240 })),
      fc.constantFrom<Size>(...SIZES),
    );
    fc.assert(
      fc.property(
        fc.array(some, { minLength: 1, maxLength: 30 }),
        fc.nat(1500),
        (told, minutes) => {
          const run = started(told);
          const { stepIds, neededMs, staysMs, fits } = proposeSkips(run, minutes, START_MS);
          const msOf = (id: string): number => (told[Number(id)]?.[0] ?? 0) * MINUTE_MS;
          const leftMs = stepIds.reduce((sum, id) => sum + msOf(id), 0);
          expect(leftMs + staysMs).toBe(neededMs);
          expect(stepIds).not.toContain(run.currentId);
          if (fits)
            for (const id of stepIds)
              expect(staysMs + msOf(id)).toBeGreaterThan(minutes * MINUTE_MS);
          else
            expect(openIds(run).filter((id) => msOf(id) > 0 && id !== run.currentId)).toEqual(
              stepIds,
            );
        },
      ),
    );
  });
});
