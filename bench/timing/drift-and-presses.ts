import { median } from '../measure.ts';
import type { PlayedRun } from './played-run.ts';
import type { Onset } from './probe.ts';

/** The timing accuracy of a run of 30 seconds, in milliseconds. */
export interface TimingAccuracy {
  /** The drift after 30 s, from the slope of the onsets against their planned times (Theil and Sen). */
  readonly driftMs: number;
  readonly intervalSdMs: number;
  /** Letters that were never shown, and letters that were shown twice. */
  readonly missed: number;
  readonly doubled: number;
  readonly presses: number;
  /** Presses that the program did not record. */
  readonly lostPresses: number;
  readonly reactionErrorMeanMs: number;
  readonly reactionErrorSdMs: number;
  /** Presses within 20 ms of a change, and those of them assigned to a letter that was not on screen. */
  readonly nearPresses: number;
  readonly wrongLetters: number;
  readonly longestTaskMs: number;
  readonly longTasks: number;
}

const RUN_MS = 30_000;
const NEAR_MS = 20;
/** A press closer to a change than this, a quarter of a frame, may belong to either letter. */
const UNSURE_MS = 4;
/** The largest difference between a press and its record for them to be matched, in milliseconds. */
const SAME_PRESS_MS = 250;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const sd = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

interface Shown {
  readonly trial: number;
  readonly presentedMs: number;
}

/** Matches onsets to trials, when letters may be missing or duplicated. */
const align = (letters: readonly string[], onsets: readonly Onset[]) => {
  const shown: Shown[] = [];
  let trial = 0;
  let doubled = 0;
  for (const { letter, presentedMs } of onsets) {
    const next = letters.indexOf(letter, trial);
    if (next < 0 || next > trial + 5) {
      doubled += 1;
      continue;
    }
    if (presentedMs !== null) shown.push({ trial: next, presentedMs });
    trial = next + 1;
  }
  return { shown, doubled, missed: letters.length - (onsets.length - doubled) };
};

const slopeOf = (shown: readonly Shown[]): number =>
  median(
    shown.flatMap((one, at) =>
      shown
        .slice(at + 1)
        .map((other) => (other.presentedMs - one.presentedMs) / (other.trial - one.trial)),
    ),
  );

interface Reaction {
  readonly pressMs: number;
  readonly trial: number;
  readonly errorMs: number;
}

const reactionsOf = ({ taken, pressesMs }: PlayedRun, onsets: ReadonlyMap<number, number>) =>
  taken.flatMap(({ trial, reactionMs }): Reaction[] => {
    const onsetMs = onsets.get(trial);
    if (onsetMs === undefined) return [];
    const takenMs = onsetMs + reactionMs;
    const [pressMs] = pressesMs.toSorted((a, b) => Math.abs(a - takenMs) - Math.abs(b - takenMs));
    if (pressMs === undefined || Math.abs(pressMs - takenMs) > SAME_PRESS_MS) return [];
    return [{ pressMs, trial, errorMs: takenMs - pressMs }];
  });

/**
 * Computes the accuracy of a run. The delay from a frame to the screen is a constant that a page cannot
 * measure; to find the letter on screen at a time, it is estimated by the median error of the reaction times.
 */
export const measureAccuracy = (played: PlayedRun): TimingAccuracy => {
  const { letters, seen, intervalMs } = played;
  const { shown, missed, doubled } = align(letters, seen.onsets);
  const endMs = (shown.at(-1)?.presentedMs ?? 0) + intervalMs - NEAR_MS;
  // The last press may come after the end of the run.
  const pressesMs = played.pressesMs.filter((pressMs) => pressMs < endMs);
  const onsets = new Map(shown.map(({ trial, presentedMs }) => [trial, presentedMs]));
  const reactions = reactionsOf({ ...played, pressesMs }, onsets);
  const constantMs = median(reactions.map(({ errorMs }) => errorMs));
  const sinceChange = (pressMs: number) =>
    shown.map(({ presentedMs }) => pressMs + constantMs - presentedMs);
  const near = reactions.filter(({ pressMs }) =>
    sinceChange(pressMs).some((sinceMs) => Math.abs(sinceMs) <= NEAR_MS),
  );
  const isWrong = ({ pressMs, trial }: Reaction): boolean => {
    const place = shown.findIndex((one) => one.trial === trial);
    const [begin, end] = [shown[place], shown[place + 1]];
    const atMs = pressMs + constantMs;
    const isEarly = begin !== undefined && atMs < begin.presentedMs - UNSURE_MS;
    return isEarly || (end !== undefined && atMs > end.presentedMs + UNSURE_MS);
  };
  const steps = shown.flatMap(({ trial, presentedMs }, at) => {
    const before = shown[at - 1];
    return before === undefined
      ? []
      : [(presentedMs - before.presentedMs) / (trial - before.trial)];
  });
  const errors = reactions.map(({ errorMs }) => errorMs);
  return {
    driftMs: Math.abs(slopeOf(shown) - intervalMs) * (RUN_MS / intervalMs),
    intervalSdMs: sd(steps),
    missed,
    doubled,
    presses: pressesMs.length,
    lostPresses: pressesMs.length - reactions.length,
    reactionErrorMeanMs: mean(errors),
    reactionErrorSdMs: sd(errors),
    nearPresses: near.length,
    wrongLetters: reactions.filter(isWrong).length,
    longestTaskMs: Math.max(0, ...seen.longTasks),
    longTasks: seen.longTasks.length,
  };
};
