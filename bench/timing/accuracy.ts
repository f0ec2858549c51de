import { median } from '../measure.ts';
import type { PlayedRun } from './played-run.ts';
import type { Onset } from './probe.ts';

/** What a run of 30 seconds comes to. Times are in milliseconds. */
export interface TimingAccuracy {
  /** By how much the pace is off after 30 s: the slope of the onsets against their times (Theil and Sen). */
  readonly driftMs: number;
  readonly intervalSdMs: number;
  /** Letters that never came up, and letters that came up twice. */
  readonly missed: number;
  readonly doubled: number;
  readonly presses: number;
  /** Presses that the program took for none. */
  readonly lostPresses: number;
  readonly reactionErrorMeanMs: number;
  readonly reactionErrorSdMs: number;
  /** Presses within 20 ms of a change, and those of them given to another letter than was on screen. */
  readonly nearPresses: number;
  readonly wrongLetters: number;
  readonly longestTaskMs: number;
  readonly longTasks: number;
}

const RUN_MS = 30_000;
const NEAR_MS = 20;
/** A press this near to a change belongs to neither letter for certain: a quarter of a frame. */
const UNSURE_MS = 4;
/** No press is handled this late. */
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

/** Which onset is that of which trial, when letters may be missing or there twice. */
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
 * Judges a run. The way from a frame to the screen is a constant that no page knows: for the letter at
 * an instant it is taken from the median error of the reaction times.
 */
export const measureAccuracy = (played: PlayedRun): TimingAccuracy => {
  const { letters, seen, intervalMs } = played;
  const { shown, missed, doubled } = align(letters, seen.onsets);
  const endMs = (shown.at(-1)?.presentedMs ?? 0) + intervalMs - NEAR_MS;
  // The last press may come when all is over already.
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
