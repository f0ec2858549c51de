import { v7 as uuidv7 } from 'uuid';
import { SIMON_COLORS } from '#domain/attention/simon/colors.ts';
import { BATCH_SIZE } from '#domain/attention/stroop/batch.ts';
import { STROOP_COLORS } from '#domain/attention/stroop/stimuli.ts';
import { totalsOf } from '#domain/attention/summary.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Random } from '#domain/shared/numbers/random.ts';
import type { NewRecord, RecordStore } from '#server/features/attention/record-store.ts';
import {
  type Participant,
  participants,
  reactionOf,
} from '#tests/simulated/attention/participants.ts';
import { pick } from './day.ts';
import type { DemoPerson } from './demo-people.ts';

/** The probability of taking the attention tests on a given day. */
const TEST_CHANCE = 0.15;
/** The extra time for an incongruent trial, in milliseconds. */
const INTERFERENCE_MS = 90;
const DIGITS = 5;
const DIGIT_TRIALS = 4;
/** The time for each item of a sequence, in milliseconds. */
const PLACE_MS = 450;
const LONGEST_SIMON = 9;

interface Taker {
  readonly records: RecordStore;
  readonly userId: UserId;
  readonly person: DemoPerson;
  readonly random: Random;
}

const recordOf = (
  test: NewRecord['test'],
  recordedAt: string,
  data: NewRecord['data'],
  answers: readonly {
    readonly correct: boolean;
    readonly timeMs: number;
    readonly level: number;
  }[],
): NewRecord => ({
  id: uuidv7(),
  test,
  data,
  totals: totalsOf(answers),
  recordedAt,
});

const stroopBatch = (who: Participant, timestamp: string, random: Random): NewRecord => {
  const attempts = Array.from({ length: BATCH_SIZE }, () => {
    const word = pick(STROOP_COLORS, random) ?? 'red';
    const color = pick(STROOP_COLORS, random) ?? 'red';
    const correct = random() < who.rightRate;
    const wrong = STROOP_COLORS.find((one) => one !== color) ?? color;
    const timeTaken = Math.round(reactionOf(who, random) + (word === color ? 0 : INTERFERENCE_MS));
    return { word, color, selectedColor: correct ? color : wrong, correct, timeTaken, timestamp };
  });
  const answers = attempts.map(({ correct, timeTaken }) => ({
    correct,
    timeMs: timeTaken,
    level: 0,
  }));
  return recordOf('stroop', timestamp, { attempts, difficulty: 'medium' }, answers);
};

/** The record of a repeated sequence; a wrong answer differs from the sequence in the last item. */
const sequenceRecord = <Item>(
  test: 'digit' | 'simon',
  sequence: readonly Item[],
  items: readonly Item[],
  correct: boolean,
  timestamp: string,
  random: Random,
): NewRecord => {
  const other = items.filter((item) => item !== sequence.at(-1));
  const wrong = pick(other, random);
  const userInput = correct || wrong === undefined ? sequence : [...sequence.slice(0, -1), wrong];
  const level = sequence.length;
  const timeTaken = Math.round(level * PLACE_MS * (0.8 + 0.6 * random()));
  const answer = {
    sequence,
    userInput,
    correct,
    timeTaken,
    difficulty: 'medium',
    timestamp,
    level,
  };
  return recordOf(test, timestamp, answer, [{ correct, timeMs: timeTaken, level }]);
};

const DIGIT_ITEMS = Array.from({ length: 10 }, (_, digit) => digit);

const drawn = <Item>(items: readonly Item[], length: number, random: Random): Item[] =>
  Array.from({ length }, () => pick(items, random)).filter((item) => item !== undefined);

const simonGame = (who: Participant, timestamp: string, random: Random): NewRecord[] => {
  const game: NewRecord[] = [];
  const sequence = drawn(SIMON_COLORS, LONGEST_SIMON, random);
  for (let level = 1; level <= LONGEST_SIMON; level += 1) {
    const correct = random() < who.rightRate ** (level / 3);
    game.push(
      sequenceRecord('simon', sequence.slice(0, level), SIMON_COLORS, correct, timestamp, random),
    );
    if (!correct) break;
  }
  return game;
};

/** Simulates a person who takes the quick tests on some days. Call the returned function once a day with the time. */
export const testTaker = (taker: Taker): ((now: string) => Promise<void>) => {
  const { records, userId, person, random } = taker;
  const who = participants[person.attention];
  return async (now) => {
    if (random() > TEST_CHANCE) return;
    const digits = Array.from({ length: DIGIT_TRIALS }, () =>
      sequenceRecord(
        'digit',
        drawn(DIGIT_ITEMS, DIGITS, random),
        DIGIT_ITEMS,
        random() < who.rightRate,
        now,
        random,
      ),
    );
    const all = [stroopBatch(who, now, random), ...digits, ...simonGame(who, now, random)];
    for (const record of all) await records.add(userId, record, now);
  };
};
