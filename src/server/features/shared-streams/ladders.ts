import { laddersWithin } from '#server/db/sharing/ladders.ts';
import { onlyInDetail, type ReadStream, readOf } from './stream-reader.ts';

/** The user's fear ladders, with predicted and actual distress. */
export const readLadders: ReadStream<'ladders'> = async (granted) => {
  const found = await laddersWithin(granted);
  const ladders = found
    .filter(({ tries, isChanged }) => tries.length > 0 || isChanged)
    .map(({ fear, rungs, tries }) => ({
      rungs: rungs.length,
      fear: onlyInDetail(granted, () => fear),
      steps: onlyInDetail(granted, () => rungs.map(({ text }) => text)),
      tries: tries.map(({ rung, distress, resisted, date }) => ({
        date,
        step: onlyInDetail(granted, () => rung),
        predicted: rungs.find(({ text }) => text === rung)?.distress ?? null,
        actual: distress,
        resisted,
      })),
    }));
  const dates = ladders.flatMap(({ tries }) => tries.map(({ date }) => date));
  return { ...readOf(granted, dates), ladders };
};
