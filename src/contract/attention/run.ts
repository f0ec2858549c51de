import * as z from 'zod/mini';
import { localDate, prose, recordId, timestamp, userId, zone } from '#contract/shared/fields.ts';
import { DIFFICULTIES, INPUTS, INSTRUMENTS, MODES } from '#domain/attention/recording.ts';
import { texts } from '#texts/attention.js';

/**
 * The maximum number of events in one run: as many as in two hours of a Quick run, which continues until it is stopped,
 * or ten times as many as in a Full run.
 */
const EVENTS_MAX = 10_000;
/**
 * Maximum time on the clock of a run, in milliseconds. Pauses are unlimited while the page is open, but a longer time
 * can only come from a clock error.
 */
const LONGEST_MS = 30 * 86_400_000;
const TEXT_MAX = 60;
/** Maximum number of fields in one event: twice as many as the largest event has. */
const FIELDS_MAX = 12;
const SEED_MAX = 4_294_967_295;

const countError = { error: () => texts.timingCountWrong };
const count = z.int(countError).check(z.minimum(0, countError), z.maximum(100_000_000, countError));
const spanError = { error: () => texts.timingTimeWrong };
const span = z.nullable(
  z.number(spanError).check(z.minimum(0, spanError), z.maximum(LONGEST_MS, spanError)),
);

const timing = z.object({
  frameMs: span,
  frames: count,
  lateFrames: count,
  droppedFrames: count,
  longestFrameMs: span,
  input: z.enum(INPUTS, { error: () => texts.inputNotListed }),
  onset: z.literal('frame', { error: () => texts.onsetNotListed }),
});

const valueError = { error: () => texts.eventWrong };
const value = z.union(
  [
    z.number().check(z.minimum(-LONGEST_MS), z.maximum(LONGEST_MS)),
    // Typed text may contain anything; the test's scoring decides what counts.
    prose(() => texts.textOfEvent, TEXT_MAX),
    z.boolean(),
    z.null(),
  ],
  valueError,
);

/** An event of any test: a type and a few plain values, which only the test's scoring interprets. */
const event = z
  .record(z.string().check(z.regex(/^[a-zA-Z]{1,24}$/, valueError)), value, valueError)
  .check(
    z.refine((one) => typeof one.type === 'string', valueError),
    z.refine((one) => Object.keys(one).length <= FIELDS_MAX, valueError),
  );

const seedError = { error: () => texts.seedWrong({ max: String(SEED_MAX) }) };
const versionError = { error: () => texts.versionWrong };

export const attentionRun = z.object({
  id: z.optional(recordId),
  userId,
  instrument: z.enum(INSTRUMENTS, { error: () => texts.testNotListed }),
  mode: z.enum(MODES, { error: () => texts.modeWrong }),
  difficulty: z.enum(DIFFICULTIES, { error: () => texts.difficultyWrong }),
  version: z.int(versionError).check(z.minimum(1, versionError), z.maximum(1_000, versionError)),
  seed: z.int(seedError).check(z.minimum(0, seedError), z.maximum(SEED_MAX, seedError)),
  startedAt: timestamp,
  /** The person's local date at `startedAt`; defaults to the date in `zone`. */
  localDate: z.optional(localDate),
  zone: z.optional(zone),
  interrupted: z.boolean({ error: () => texts.interruptedOrNot }),
  events: z
    .array(event, { error: () => texts.eventsNotList })
    .check(
      z.maxLength(EVENTS_MAX, { error: () => texts.tooManyEvents({ max: String(EVENTS_MAX) }) }),
    ),
  timing,
});

/** A stored run with its score but without its events. */
export const storedRun = z.object({
  id: z.string(),
  userId: z.string(),
  instrument: attentionRun.shape.instrument,
  mode: attentionRun.shape.mode,
  difficulty: attentionRun.shape.difficulty,
  version: z.int(),
  startedAt: z.string(),
  localDate,
  zone: z.string(),
  interrupted: z.boolean(),
  timing,
  /**
   * The test's measures (see docs/science); a measure is null if it cannot be determined. The whole score is null for a
   * run of another version, which is stored unscored.
   */
  score: z.nullable(z.record(z.string(), z.unknown())),
});

export type AttentionRun = z.output<typeof attentionRun>;
export type AttentionRunBody = z.input<typeof attentionRun>;
export type KeptRun = z.output<typeof storedRun>;
