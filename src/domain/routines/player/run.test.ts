import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import type { RoutineStep } from '../plan.ts';
import { RUN_EVENTS, type RunEvent } from '../run-event.ts';
import { elapsedMs, endsAtMs, leftMs, overtimeMs } from './clock.ts';
import { applyEvent, runOf } from './events.ts';
import { isGoing, newRun, openIds, type Run } from './run.ts';

const START_MS = Date.UTC(2026, 9, 25, 0, 30);
const IDS = ['a', 'b', 'c', 'd', 'e', 'not in the plan'];

const steps: fc.Arbitrary<readonly RoutineStep[]> = fc
  .array(fc.option(fc.integer({ min: 1, max: 240 })), { minLength: 1, maxLength: 5 })
  .map((minutes) =>
    minutes.map((one, index) => ({
      id: IDS[index] ?? '',
      title: 'Step',
      minutes: one,
      hint: null,
      from: 'micro',
    })),
  );

/** Any events of two devices in any order; `gapsMs` is how far the clock moved before each event. */
const eventsWith = (gapsMs: fc.Arbitrary<number>, device: fc.Arbitrary<string>) =>
  fc
    .array(
      fc.record({
        type: fc.constantFrom(...RUN_EVENTS),
        gapMs: gapsMs,
        device,
        stepId: fc.option(fc.constantFrom(...IDS), { nil: undefined }),
        minutes: fc.option(fc.integer({ min: 1, max: 90 }), { nil: undefined }),
        stepIds: fc.option(fc.subarray(IDS), { nil: undefined }),
      }),
      { maxLength: 40 },
    )
    .map((all) => {
      let atMs = START_MS;
      return all.map(({ gapMs, ...event }, index): RunEvent => {
        atMs += gapMs;
        return { ...event, id: `event-${index}`, atMs };
      });
    });

const passing = fc.oneof(fc.nat(HOUR_MS), fc.nat(30 * HOUR_MS));
const jumping = fc.oneof(passing, fc.integer({ min: -30 * HOUR_MS, max: 0 }));
const twoDevices = fc.constantFrom('phone', 'tablet');

const sumOf = ({ spentMs, pausedMs }: Run): number =>
  Object.values(spentMs).reduce((sum, ms) => sum + ms, pausedMs);

describe('time spent and pauses', () => {
  it('add up to the time from the start until now or the end, on a clock that only moves forward', () => {
    fc.assert(
      fc.property(
        steps,
        eventsWith(passing, twoDevices),
        fc.nat(HOUR_MS),
        (plan, events, moreMs) => {
          const run = runOf(plan, events);
          const nowMs = (events.at(-1)?.atMs ?? START_MS) + moreMs;
          const endMs = isGoing(run) ? nowMs : run.observedAtMs;
          expect(elapsedMs(run, nowMs)).toBe((endMs ?? 0) - (run.startedAtMs ?? 0));
        },
      ),
    );
  });

  it('add up to all forward moves of the leader’s clock, however it is set', () => {
    fc.assert(
      fc.property(steps, eventsWith(jumping, twoDevices), (plan, events) => {
        let wentMs = 0;
        let run = newRun(plan);
        for (const event of events) {
          const after = applyEvent(run, event);
          if (run.observedAtMs !== null && after.observedAtMs !== null) {
            wentMs += Math.max(0, after.observedAtMs - run.observedAtMs);
          }
          run = after;
          expect(sumOf(run)).toBe(wentMs);
          expect(Math.min(run.pausedMs, ...Object.values(run.spentMs))).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('agree with the time left at any instant, which is never below 0', () => {
    fc.assert(
      fc.property(
        steps,
        eventsWith(jumping, twoDevices),
        fc.integer({ min: -40 * HOUR_MS, max: 40 * HOUR_MS }),
        (plan, events, awayMs) => {
          const run = runOf(plan, events);
          const nowMs = (run.observedAtMs ?? START_MS) + awayMs;
          const left = leftMs(run, nowMs);
          const over = overtimeMs(run, nowMs);
          expect(left === null).toBe(over === null);
          if (left === null || over === null || run.currentId === null) return;
          expect(Math.min(left, over)).toBe(0);
          expect(Math.max(left, over)).toBeGreaterThanOrEqual(0);
          const planned = plan.find(({ id }) => id === run.currentId)?.minutes ?? 0;
          const meantMs = planned * 60_000 + (run.extraMs[run.currentId] ?? 0);
          const spentMs = elapsedMs(run, nowMs) - (sumOf(run) - (run.spentMs[run.currentId] ?? 0));
          if (run.phase === 'running') expect(left - over).toBe(meantMs - spentMs);
          if (run.phase === 'running' && awayMs >= 0 && left > 0) {
            expect(endsAtMs(run)).toBe(nowMs + left);
          }
        },
      ),
    );
  });
});

describe('events', () => {
  it('that are applied again later change nothing', () => {
    fc.assert(
      fc.property(steps, eventsWith(jumping, twoDevices), fc.nat(), (plan, events, place) => {
        const again = events.slice(0, events.length === 0 ? 0 : place % events.length);
        expect(runOf(plan, [...events, ...again])).toEqual(runOf(plan, events));
      }),
    );
  });

  it('of a device that does not lead move nothing, and revert no done step', () => {
    fc.assert(
      fc.property(steps, eventsWith(jumping, twoDevices), (plan, events) => {
        let run = newRun(plan);
        for (const event of events) {
          const after = applyEvent(run, event);
          const isOther = isGoing(run) && event.device !== run.leader && event.type !== 'take-over';
          if (isOther) {
            const { marks, applied, ...moved } = after;
            const { marks: old, applied: known, ...before } = run;
            expect(moved).toEqual(before);
            for (const [id, mark] of Object.entries(old)) {
              if (mark === 'done') expect(marks[id]).toBe('done');
            }
          }
          run = after;
        }
      }),
    );
  });

  it('keep a run consistent: it has a current step exactly while it is going', () => {
    fc.assert(
      fc.property(steps, eventsWith(jumping, twoDevices), (plan, events) => {
        const run = runOf(plan, events);
        const ids = plan.map(({ id }) => id);
        expect(run.currentId !== null).toBe(isGoing(run));
        if (run.currentId !== null) expect(run.order).toContain(run.currentId);
        expect(new Set(run.order).size).toBe(run.order.length);
        for (const id of [...run.order, ...Object.keys(run.marks), ...openIds(run)]) {
          expect(ids).toContain(id);
        }
        expect(run.leader === null).toBe(run.startedAtMs === null);
      }),
    );
  });
});
