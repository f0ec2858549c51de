import type { CptEvent } from './events.ts';
import { FULL_INTERVAL_MS } from './pairs.ts';

/** No reaction to a letter is faster than this; a press before belongs to the letter before. */
const FASTEST_REACTION_MS = 200;

/** A press this long after a letter, or longer, answers nothing: nothing was on screen for it. */
const ANSWER_WINDOW_MS = FULL_INTERVAL_MS + FASTEST_REACTION_MS;

interface ShownLetter {
  readonly index: number;
  readonly letter: string;
  readonly atMs: number;
}

/** A letter that was shown, with the first press that belongs to it. */
export interface LetterResponse extends ShownLetter {
  /** From its onset to that press; null without one. */
  readonly reactionMs: number | null;
}

/** The letters shown, in the order of their onsets, with the answers of a Full run. */
export interface AssignedPresses {
  readonly items: readonly LetterResponse[];
  /** Presses that belong to no letter, or to one that had its answer. */
  readonly extraPresses: number;
}

/** The letters of a recording that came up, in the order of their onsets. */
export const shownLetters = (events: readonly CptEvent[]): ShownLetter[] =>
  events
    .flatMap((event) => {
      if (event.type !== 'letter' || event.atMs === null || !Number.isFinite(event.atMs)) return [];
      return [{ index: event.index, letter: event.letter, atMs: event.atMs }];
    })
    .sort((one, other) => one.atMs - other.atMs);

/** The instants of the presses of a recording, in their order. */
export const pressTimes = (events: readonly CptEvent[]): number[] =>
  events
    .flatMap((event) => (event.type === 'press' && Number.isFinite(event.atMs) ? [event.atMs] : []))
    .sort((one, other) => one - other);

/**
 * Gives each press to a letter: the one on screen (or last on screen) at its instant, or the one
 * before it when that came up less than 200 ms ago. The first press of a letter is its answer.
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
