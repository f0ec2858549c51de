import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTimingRecorder } from './timing-card.ts';

describe('the timing card', () => {
  it('counts the late and dropped frames of a hand-calculated run', () => {
    const recorder = createTimingRecorder(10);
    // Frames are due every 10 ms. Two frames are missing before the one at 140 ms, and the callback of the frame at 110
    // ms ran 7 ms late.
    for (const [stampMs, nowMs] of [
      [100, 101],
      [110, 117],
      [140, 142],
      [150, 150],
    ] as const) {
      recorder.frame(stampMs, nowMs);
    }
    recorder.press('key');
    expect(recorder.card('frame')).toEqual({
      frameMs: 10,
      frames: 4,
      lateFrames: 1,
      droppedFrames: 2,
      longestFrameMs: 30,
      input: 'key',
      onset: 'frame',
    });
  });

  it('excludes a pause and reports mixed inputs', () => {
    const recorder = createTimingRecorder(10);
    recorder.frame(100, 100);
    recorder.pause();
    recorder.frame(9000, 9000);
    recorder.press('touch');
    recorder.press('touch');
    expect(recorder.card('frame')).toMatchObject({
      droppedFrames: 0,
      longestFrameMs: null,
      frameMs: null,
      input: 'touch',
    });
    recorder.press('key');
    recorder.press('touch');
    expect(recorder.card('frame').input).toBe('mixed');
  });

  it('accounts for every frame: seen and dropped frames add up to the whole run', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 3000 }), (steps) => {
        const recorder = createTimingRecorder(16);
        let frame = 0;
        recorder.frame(0, 0);
        for (const step of steps) {
          frame += step;
          recorder.frame(frame * 16, frame * 16);
        }
        const card = recorder.card('frame');
        expect(card.frames + card.droppedFrames).toBe(frame + 1);
        const newest = steps.slice(-1024).sort((one, other) => one - other);
        const middle = (newest[Math.floor(newest.length / 2)] ?? 0) * 16;
        const lower = (newest[Math.floor((newest.length - 1) / 2)] ?? 0) * 16;
        expect(card.frameMs).toBe(steps.length > 0 ? (middle + lower) / 2 : null);
        expect(card.longestFrameMs).toBe(steps.length > 0 ? Math.max(...steps) * 16 : null);
        expect(card.input).toBe('none');
      }),
    );
  });
});
