import { describe, expect, it } from 'vitest';
import type { TimingCard } from '#domain/attention/recording.ts';
import { timingText } from './timing-text.ts';

const card = (more: Partial<TimingCard>): TimingCard => ({
  frameMs: 16.7,
  frames: 1000,
  lateFrames: 0,
  droppedFrames: 0,
  longestFrameMs: 16.7,
  input: 'key',
  onset: 'frame',
  ...more,
});

describe('timingText', () => {
  it.each([
    [card({}), '0 of 1000 (0%)', 'every 17 ms. The longest time between updates was 17 ms.'],
    [
      card({ frames: 990, lateFrames: 40, droppedFrames: 10, longestFrameMs: 183.4 }),
      '50 of 1000 (5%)',
      'every 17 ms. The longest time between updates was 183 ms.',
    ],
    [card({ frames: 1, frameMs: null, longestFrameMs: null }), '0 of 1 (0%)', '(number and'],
    [card({ frames: 0, frameMs: null, longestFrameMs: null }), null, '(number and'],
  ])('counts late and dropped frames, and states the pace', (timing, value, pace) => {
    const { value: said, says, saysNot } = timingText(timing);
    expect(said).toBe(value);
    expect(says).toContain(pace);
    expect(saysNot).toMatch(
      /^Each reaction time includes a delay of about \d+ to \d+ ms from the browser/,
    );
  });
});
