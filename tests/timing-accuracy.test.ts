import { expect, it } from 'vitest';
import { measureAccuracy } from '../bench/timing/drift-and-presses.ts';

const FRAME_MS = 1000 / 60;
const INTERVAL_MS = 500;
const LETTERS = [...'BDAXCEFAXGHJAXKLBDAX'];
const USUAL_MS = 3;

interface Press {
  readonly trial: number;
  /** The time since the letter appeared on the display, in milliseconds. */
  readonly afterMs: number;
  /** The letter to which the program attributes the press; by default, the letter that is displayed. */
  readonly given?: number;
}

/** The accuracy of a run with these drawing times by letter. All other letters took the usual time. */
const accuracyOf = (drawingMs: ReadonlyMap<number, number>, presses: readonly Press[]) => {
  const onsets = LETTERS.map((letter, trial) => {
    const stampMs = 1000 + trial * INTERVAL_MS;
    const changedMs = stampMs + 1;
    return { letter, stampMs, changedMs, drawnMs: changedMs + (drawingMs.get(trial) ?? USUAL_MS) };
  });
  const made = presses.map(({ trial, afterMs, given = trial }) => {
    const pressMs = 1000 + trial * INTERVAL_MS + afterMs;
    return { pressMs, trial: given, reactionMs: pressMs - (1000 + given * INTERVAL_MS) };
  });
  return measureAccuracy({
    intervalMs: INTERVAL_MS,
    letters: LETTERS,
    taken: made,
    seen: {
      onsets,
      pressesMs: made.map(({ pressMs }) => pressMs),
      longTasksMs: [],
      sent: [],
    },
  });
};

const EACH_OTHER: readonly Press[] = [1, 3, 5, 7, 9].map((trial) => ({ trial, afterMs: 5 }));

it('presses attributed to the displayed letter are right, and times are off only by the drawing', () => {
  expect(accuracyOf(new Map(), EACH_OTHER)).toMatchObject({
    presses: 5,
    nearPresses: 5,
    lostPresses: 0,
    wrongLetters: 0,
    unusuallyDrawn: 0,
    reactionErrorMeanMs: 1 + USUAL_MS,
    reactionErrorSdMs: 0,
  });
});

it('a press attributed to the previous letter, or to one not yet displayed, is wrong', () => {
  const late = { trial: 12, afterMs: 5, given: 11 };
  const early = { trial: 14, afterMs: INTERVAL_MS - FRAME_MS, given: 15 };
  expect(accuracyOf(new Map(), [...EACH_OTHER, late, early])).toMatchObject({
    wrongLetters: 2,
    unusuallyDrawn: 0,
  });
});

it('a press on a letter drawn much later than others is counted separately', () => {
  const drawn = new Map([[11, 2 * FRAME_MS]]);
  const press = { trial: 11, afterMs: 5 };
  expect(accuracyOf(drawn, [...EACH_OTHER, press])).toMatchObject({
    wrongLetters: 0,
    unusuallyDrawn: 1,
  });
});
