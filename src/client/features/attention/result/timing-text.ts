import { RUN_TEXTS } from '#client/features/attention/run/texts.ts';
import type { TimingCard } from '#domain/attention/recording.ts';
import { inMs, type MeasureText, shareText } from './measure-text.ts';

/** How well the screen kept time during a run, and the delay that each reaction time includes. */
export const timingText = (timing: TimingCard): MeasureText => {
  const { frameMs, frames, lateFrames, droppedFrames, longestFrameMs } = timing;
  const [usual, longest] = [inMs(frameMs), inMs(longestFrameMs)];
  const pace =
    usual === null || longest === null
      ? ''
      : ` The screen was drawn every ${usual}, and at the slowest after ${longest}.`;
  return {
    name: 'Screen drawn late',
    value: shareText(lateFrames + droppedFrames, frames + droppedFrames),
    says: `How many times the screen was drawn late or not at all (times, and percent of them).${pace}`,
    saysNot: RUN_TEXTS.delayInAll,
  };
};
