import type { CptEvent } from './events.ts';
import { FULL_INTERVAL_MS } from './pairs.ts';

/**
 * The shortest possible reaction time, in milliseconds. A press that follows a letter by less than this time answers
 * the letter before it.
 */
const FASTEST_REACTION_MS = 200;

/** The time after the onset of a letter, in milliseconds, from which a press is too late to answer that letter. */
const ANSWER_WINDOW_MS = FULL_INTERVAL_MS + FASTEST_REACTION_MS;

interface ShownLetter {
  readonly index: number;
  readonly letter: string;
  readonly atMs: number;
}

/** A letter that was shown, with the reaction time of its first press. */
export interface LetterResponse extends ShownLetter {
  /** The time from the letter's onset to its first press, in milliseconds; null without a press. */
  readonly reactionMs: number | null;
}

/** The letters of a Full run in the order of their onsets, each with its answer. */
export interface AssignedPresses {
  readonly items: readonly LetterResponse[];
  /**
   * The number of presses that do not count as answers, because there was no letter to answer or the letter already had
   * an answer.
   */
  readonly extraPresses: number;
}

/** The letters that were shown, in the order of their onsets. */
export const shownLetters = (events: readonly CptEvent[]): ShownLetter[] =>
  events
    .flatMap((event) => {
      if (event.type !== 'letter' || event.atMs === null || !Number.isFinite(event.atMs)) return [];
      return [{ index: event.index, letter: event.letter, atMs: event.atMs }];
    })
    .sort((one, other) => one.atMs - other.atMs);

/** The times of all presses, in milliseconds from the start of the run, earliest first. */
export const pressTimes = (events: readonly CptEvent[]): number[] =>
  events
    .flatMap((event) => (event.type === 'press' && Number.isFinite(event.atMs) ? [event.atMs] : []))
    .sort((one, other) => one - other);

/**
 * Assigns each press to the letter that was on screen at its time, or that was the last one on screen. If that letter
 * had been shown for less than 200 ms, the press is assigned to the letter before it. The first press assigned to a
 * letter is the letter's answer.
 */
export const assignPresses = (events: readonly CptEvent[]): AssignedPresses => {
  const shown = shownLetters(events);
  const reactions: (number | null)[] = shown.map(() => null);
  let extraPresses = 0;
  let newest = -1;
  for (const pressMs of pressTimes(events)) {
    while ((shown[newest + 1]?.atMs ?? Number.POSITIVE_INFINITY) <= pressMs) newest += 1;
    const sinceMs = pressMs - (shown[newest]?.atMs ?? Number.NEGATIVE_INFINITY);
    const place = sinceMs < FASTEST_REACTION_MS ? newest - 1 : newest;
    const reactionMs = pressMs - (shown[place]?.atMs ?? Number.NEGATIVE_INFINITY);
    if (reactions[place] === null && reactionMs < ANSWER_WINDOW_MS) reactions[place] = reactionMs;
    else extraPresses += 1;
  }
  const items = shown.map((letter, place) => ({ ...letter, reactionMs: reactions[place] ?? null }));
  return { items, extraPresses };
};
