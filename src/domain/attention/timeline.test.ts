import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTimeline, NO_TRIAL, onsetOf, type Schedule, trialAt } from './timeline.ts';

interface Frame {
  readonly stampMs: number;
  readonly nowMs: number;
}

const START_MS = 5000;

/** A screen whose page is busy at times: frames are dropped, and callbacks run late with a stale time stamp. */
const jankyFrames = (frameMs: number) =>
  fc
    .array(
      fc.record({
        left: fc.oneof({ weight: 6, arbitrary: fc.constant(0) }, fc.nat(30)),
        lateMs: fc.oneof({ weight: 6, arbitrary: fc.nat(3) }, fc.nat(90)),
      }),
      { minLength: 20, maxLength: 300 },
    )
    .map((steps) => {
      const frames: Frame[] = [];
      let stampMs = START_MS - 3 * frameMs;
      let nowMs = stampMs;
      for (const { left, lateMs } of steps) {
        nowMs = Math.max(nowMs, stampMs + lateMs);
        frames.push({ stampMs, nowMs });
        stampMs += frameMs * (1 + left);
      }
      return frames;
    });

const janky = fc
  .record({
    frameMs: fc.constantFrom(7, 8, 10, 16, 17),
    intervalMs: fc.constantFrom(300, 500, 1000, 1500),
  })
  .chain((screen) => fc.record({ ...schedules(screen), frames: jankyFrames(screen.frameMs) }));

const schedules = ({ frameMs, intervalMs }: { frameMs: number; intervalMs: number }) => ({
  schedule: fc
    .constantFrom(intervalMs, Math.min(300, intervalMs))
    .map((shownMs): Schedule => ({ startMs: START_MS, intervalMs, shownMs, trials: 12, frameMs })),
});

/** The trial due on a frame, calculated directly from the time windows of the trials. */
const dueOn = (stampMs: number, { frameMs, intervalMs, shownMs, trials }: Schedule): number => {
  for (let trial = 0; trial < trials; trial += 1) {
    const from = START_MS + trial * intervalMs - frameMs / 2;
    if (stampMs >= from && stampMs < from + shownMs) return trial;
  }
  return NO_TRIAL;
};

describe('the trial and the onset of a frame', () => {
  it('match a hand calculation', () => {
    // At 60 frames a second the frame 8 ms before an onset is the nearest to it.
    expect(trialAt(1492, 1000, 1000 / 60, 500)).toBe(1);
    expect(trialAt(1491, 1000, 1000 / 60, 500)).toBe(0);
    expect(trialAt(900, 1000, 1000 / 60, 500)).toBe(-1);
    // The output of a callback that runs 40 ms late appears two whole frames later.
    expect(onsetOf(1000, 1040, 16)).toBe(1032);
    expect(onsetOf(1000, 1003, 16)).toBe(1000);
    // The output of a callback that runs 12 ms late still appears with its frame; if the callback runs 13 ms late, the
    // output appears one frame later.
    expect(onsetOf(1000, 1012, 16)).toBe(1000);
    expect(onsetOf(1000, 1013, 16)).toBe(1016);
    expect(onsetOf(1000, 999, 16)).toBe(1000);
  });
});

describe('a timeline', () => {
  it('shows each trial that gets a frame, in order and without going back, however late the frames are', () => {
    fc.assert(
      fc.property(janky, ({ schedule, frames }) => {
        const timeline = createTimeline(schedule);
        const shown = frames.map(({ stampMs, nowMs }) => timeline.frame(stampMs, nowMs));
        expect(shown).toEqual(frames.map(({ stampMs }) => dueOn(stampMs, schedule)));
        for (let trial = 0; trial < schedule.trials; trial += 1) {
          expect(timeline.onsetMs(trial) !== null).toBe(shown.includes(trial));
        }
        const order = shown.filter((trial) => trial !== NO_TRIAL);
        expect(order).toEqual(order.toSorted((one, other) => one - other));
      }),
    );
  });

  it('assigns a press near a change to the trial on screen at its time, however late it is reported', () => {
    const presses = fc.array(
      fc.record({ offMs: fc.integer({ min: -20, max: 20 }), late: fc.nat(3) }),
    );
    // Times are whole milliseconds, so all drawing times between 3 and 4 ms miss the same refreshes.
    const drawing = fc.constantFrom(3.1, 3.5);
    fc.assert(
      fc.property(janky, presses, drawing, ({ schedule, frames }, offsets, drawingMs) => {
        const { frameMs } = schedule;
        const timeline = createTimeline(schedule);
        // A model of the screen: output takes `drawingMs` to draw and appears at the next refresh. A change is recorded
        // with the time of the refresh before that, because the delay of the screen itself is the same for every
        // change.
        const changes: { trial: number; atMs: number }[] = [];
        for (const { stampMs, nowMs } of frames) {
          const trial = dueOn(stampMs, schedule);
          if (trial === NO_TRIAL || trial === changes.at(-1)?.trial) continue;
          const drawnMs = nowMs + drawingMs;
          changes.push({ trial, atMs: drawnMs - ((drawnMs - START_MS) % frameMs) });
        }
        const pressed = changes
          .flatMap(({ atMs }, index) => {
            const one = offsets[index % Math.max(1, offsets.length)];
            return one === undefined ? [] : [{ atMs: atMs + one.offMs, late: one.late }];
          })
          .toSorted((one, other) => one.atMs - other.atMs);

        const answers: [number, number][] = [];
        const take = (): void => {
          for (let one = timeline.takeAnswer(); one !== null; one = timeline.takeAnswer()) {
            answers.push([one.atMs, one.trial]);
          }
        };
        let handed = 0;
        for (const { stampMs, nowMs } of frames) {
          for (let next = pressed[handed]; next !== undefined; next = pressed[handed]) {
            if (next.atMs > nowMs - next.late * frameMs) break;
            timeline.press({ atMs: next.atMs, input: 'key', isRepeat: false });
            handed += 1;
          }
          timeline.frame(stampMs, nowMs);
          take();
        }
        for (const { atMs } of pressed.slice(handed)) {
          timeline.press({ atMs, input: 'key', isRepeat: false });
        }
        timeline.finish();
        take();

        const right = pressed.flatMap(({ atMs }): [number, number][] => {
          const change = changes.findLast((one) => one.atMs <= atMs);
          return change === undefined ? [] : [[atMs, change.trial]];
        });
        expect(answers).toEqual(right);
      }),
      { numRuns: 300 },
    );
  });

  const calm: Schedule = { startMs: 1000, intervalMs: 500, shownMs: 300, trials: 2, frameMs: 10 };

  it('measures a reaction from the onset, and holds a press back until a later frame confirms its trial', () => {
    const timeline = createTimeline(calm);
    timeline.frame(1000, 1001);
    timeline.press({ atMs: 1412.5, input: 'touch', isRepeat: false });
    timeline.frame(1410, 1414);
    expect(timeline.takeAnswer()).toBeNull();
    expect(timeline.frame(1420, 1421)).toBe(NO_TRIAL);
    expect(timeline.takeAnswer()).toEqual({
      trial: 0,
      atMs: 1412.5,
      reactionMs: 412.5,
      input: 'touch',
    });
    expect(timeline.takeAnswer()).toBeNull();
  });

  it('ignores repeats of held keys and presses before the first onset', () => {
    const timeline = createTimeline(calm);
    timeline.press({ atMs: 990, input: 'key', isRepeat: false });
    timeline.frame(1000, 1000);
    timeline.press({ atMs: 1100, input: 'key', isRepeat: true });
    timeline.finish();
    expect(timeline.takeAnswer()).toBeNull();
  });

  it('is over one interval after the last onset', () => {
    const timeline = createTimeline(calm);
    expect(timeline.isOver(1990)).toBe(false);
    expect(timeline.isOver(2000)).toBe(true);
    expect(timeline.frame(2000, 2000)).toBe(NO_TRIAL);
  });
});
