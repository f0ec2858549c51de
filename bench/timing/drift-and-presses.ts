import { median } from '../measure.ts';
import type { PlayedRun } from './played-run.ts';
import type { Onset } from './probe.ts';

/** The timing accuracy of a 30-second run, in milliseconds. */
export interface TimingAccuracy {
  /** The drift after 30 s, from the Theil–Sen slope of the onsets against their planned times. */
  readonly driftMs: number;
  readonly intervalSdMs: number;
  /** The number of letters that were never shown; `doubled` is the number of letters that were shown twice. */
  readonly missed: number;
  readonly doubled: number;
  readonly presses: number;
  /** The number of presses that the program did not record. */
  readonly lostPresses: number;
  readonly reactionErrorMeanMs: number;
  readonly reactionErrorSdMs: number;
  /** The number of presses within 20 ms of a letter change. */
  readonly nearPresses: number;
  /**
   * The number of presses attributed to a letter that was not displayed, and would not have been displayed at the
   * browser's usual drawing speed either.
   */
  readonly wrongLetters: number;
  /**
   * The number of presses attributed to a letter that was not displayed, but only because the browser drew slower or
   * faster than usual.
   */
  readonly unusuallyDrawn: number;
  readonly longestTaskMs: number;
  readonly longTasks: number;
}

const RUN_MS = 30_000;
const NEAR_MS = 20;
/** Both browsers run at 60 frames a second without a display. */
const FRAME_MS = 1000 / 60;
/** The quantiles that define the usual drawing time: a quarter of the letters is drawn faster, and a quarter slower. */
const FAST = 1 / 4;
const MIDDLE = 1 / 2;
const SLOW = 3 / 4;
/**
 * The minimum share of letters for which the browser must report the drawing time. The usual time is used for the rest.
 */
const LEAST_DRAWN = 0.9;
/** The coarsest clock resolution of the browsers. */
const CLOCK_MS = 1;
/** The largest difference, in milliseconds, at which a press and a record count as the same press. */
const SAME_PRESS_MS = 250;

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const sd = (values: readonly number[]): number => {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2)));
};

interface Shown {
  readonly trial: number;
  readonly drawnMs: number;
  /** The time at which a display shows the drawn letter. */
  readonly displayedMs: number;
  /** The earliest and latest time at which a display would show it, if drawing took the usual time. */
  readonly expectedMs: readonly [earliest: number, latest: number];
}

/** The time of the first display refresh at or after `atMs`, counted from a frame's time stamp. */
const refreshAt = (stampMs: number, atMs: number): number =>
  stampMs + Math.ceil((atMs - stampMs) / FRAME_MS) * FRAME_MS;

/** Matches onsets to trials; letters may be missing or duplicated. */
const align = (letters: readonly string[], onsets: readonly Onset[]) => {
  const drawing = onsets
    .flatMap(({ drawnMs, changedMs }) => (drawnMs === null ? [] : [drawnMs - changedMs]))
    .toSorted((one, other) => one - other);
  if (drawing.length < onsets.length * LEAST_DRAWN)
    throw new Error('The times of drawing are missing.');
  const drawingMs = (share: number): number => drawing[Math.floor(drawing.length * share)] ?? 0;
  const shown: Shown[] = [];
  let trial = 0;
  let doubled = 0;
  for (const { letter, stampMs, changedMs, drawnMs } of onsets) {
    const next = letters.indexOf(letter, trial);
    if (next < 0 || next > trial + 5) {
      doubled += 1;
      continue;
    }
    const drawnAtMs = drawnMs ?? changedMs + drawingMs(MIDDLE);
    shown.push({
      trial: next,
      drawnMs: drawnAtMs,
      displayedMs: refreshAt(stampMs, drawnAtMs),
      expectedMs: [
        refreshAt(stampMs, changedMs + drawingMs(FAST)),
        refreshAt(stampMs, changedMs + drawingMs(SLOW)),
      ],
    });
    trial = next + 1;
  }
  return { shown, doubled, missed: letters.length - (onsets.length - doubled) };
};

const slopeOf = (shown: readonly Shown[]): number =>
  median(
    shown.flatMap((one, at) =>
      shown.slice(at + 1).map((other) => (other.drawnMs - one.drawnMs) / (other.trial - one.trial)),
    ),
  );

interface Reaction {
  readonly pressMs: number;
  readonly trial: number;
  readonly reactionMs: number;
  readonly errorMs: number;
}

const reactionsOf = (
  { taken }: PlayedRun,
  pressesMs: readonly number[],
  shown: readonly Shown[],
): readonly Reaction[] =>
  taken.flatMap(({ trial, reactionMs }): Reaction[] => {
    const onset = shown.find((one) => one.trial === trial);
    if (onset === undefined) return [];
    const takenMs = onset.drawnMs + reactionMs;
    const [pressMs] = pressesMs.toSorted((a, b) => Math.abs(a - takenMs) - Math.abs(b - takenMs));
    if (pressMs === undefined || Math.abs(pressMs - takenMs) > SAME_PRESS_MS) return [];
    return [{ pressMs, trial, reactionMs, errorMs: takenMs - pressMs }];
  });

/**
 * The delay between the program's onsets and the letters on a display. It is a constant that a page cannot measure, so
 * it is estimated as the median over all presses.
 */
const delayOf = (reactions: readonly Reaction[], shown: readonly Shown[]): number =>
  median(
    reactions.map(({ trial, pressMs, reactionMs }) => {
      const onset = shown.find((one) => one.trial === trial);
      return (onset?.displayedMs ?? Number.NaN) + reactionMs - pressMs;
    }),
  );

type ChangeOf = (shown: Shown) => Shown['expectedMs'];
const displayed: ChangeOf = ({ displayedMs }) => [displayedMs, displayedMs];
const expected: ChangeOf = ({ expectedMs }) => expectedMs;

/** Whether a letter was displayed at a time, within one clock step. */
const wasOn = (shown: readonly Shown[], trial: number, atMs: number, changeOf: ChangeOf) => {
  const place = shown.findIndex((one) => one.trial === trial);
  const [begin, end] = [shown[place], shown[place + 1]];
  return (
    begin !== undefined &&
    atMs >= changeOf(begin)[0] - CLOCK_MS &&
    (end === undefined || atMs <= changeOf(end)[1] + CLOCK_MS)
  );
};

/** Computes the accuracy of a run. */
export const measureAccuracy = (played: PlayedRun): TimingAccuracy => {
  const { letters, seen, intervalMs } = played;
  const { shown, missed, doubled } = align(letters, seen.onsets);
  // The run may end while the last letter is displayed, so presses during that letter do not count.
  const endMs = shown.at(-1)?.drawnMs ?? 0;
  const pressesMs = seen.pressesMs.filter((pressMs) => pressMs < endMs);
  const reactions = reactionsOf(played, pressesMs, shown);
  const delayMs = delayOf(reactions, shown);
  const isWrongBy =
    (changeOf: ChangeOf) =>
    ({ trial, pressMs }: Reaction): boolean =>
      !wasOn(shown, trial, pressMs + delayMs, changeOf);
  const wrong = reactions.filter(isWrongBy(displayed));
  const wrongLetters = wrong.filter(isWrongBy(expected)).length;
  const near = reactions.filter(({ pressMs }) =>
    shown.some(({ displayedMs }) => Math.abs(pressMs + delayMs - displayedMs) <= NEAR_MS),
  );
  const steps = shown.flatMap(({ trial, drawnMs }, at) => {
    const before = shown[at - 1];
    return before === undefined ? [] : [(drawnMs - before.drawnMs) / (trial - before.trial)];
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
    wrongLetters,
    unusuallyDrawn: wrong.length - wrongLetters,
    longestTaskMs: Math.max(0, ...seen.longTasksMs),
    longTasks: seen.longTasksMs.length,
  };
};
