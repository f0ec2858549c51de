import type { TimingCard } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';
import { inMs, type MeasureText, shareText } from './measure-text.ts';

/** How well the screen kept time during a run, and the delay that each reaction time includes. */
export const timingText = (timing: TimingCard): MeasureText => {
  const { frameMs, frames, lateFrames, droppedFrames, longestFrameMs } = timing;
  const [usual, longest] = [inMs(frameMs), inMs(longestFrameMs)];
  return {
    name: texts.screenDrawnLate,
    value: shareText(lateFrames + droppedFrames, frames + droppedFrames),
    says:
      usual === null || longest === null
        ? texts.drawnLateSays
        : texts.drawnLateAndPace({ usual, longest }),
    saysNot: texts.delayInAll,
  };
};
