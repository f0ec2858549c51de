import * as z from 'zod/mini';
import { goalLevels } from '#contract/goals.ts';
import { localDate } from '#contract/shared/fields.ts';
import { INSTRUMENTS, MODES } from '#domain/attention/recording.ts';
import { TONES } from '#domain/chat/triggers/trigger.ts';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import { AREAS, GOAL_STATUSES } from '#domain/goals/goal.ts';
import { LEVELS } from '#domain/goals/levels.ts';
import { MOOD_LEVELS } from '#domain/mood/levels.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { SIZES } from '#domain/shared/size.ts';
import { DETAILS } from '#domain/sharing/streams.ts';

const count = z.int();
const moodValue = z.literal(MOOD_LEVELS.map((level) => level.value));

/** The range of days that was read, and how much data it contains. The reply includes nothing from other days. */
const read = {
  detail: z.enum(DETAILS),
  from: localDate,
  to: localDate,
  /**
   * The number of entries in the range, and the number of days with entries. Entries are moods, moods with words, moods
   * with tags, days of routines, runs, quizzes, distractions, triggers, ratings of goals, attempts, or lines of a
   * safety plan or a card.
   */
  entries: count,
  days: count,
};

/** The reply to a viewer for each stream. Fields that only `detail` shows are null in a summary. */
export const streamReplies = {
  mood: z.object({
    ...read,
    /** Days with a log, oldest first. */
    byDay: z.array(
      z.object({
        date: localDate,
        count,
        lowest: moodValue,
        highest: moodValue,
        last: moodValue,
      }),
    ),
    logs: z.nullable(
      z.array(z.object({ date: localDate, at: z.string(), zone: z.string(), mood: moodValue })),
    ),
  }),
  'mood-words': z.object({
    ...read,
    logs: z.nullable(z.array(z.object({ date: localDate, at: z.string(), words: z.string() }))),
  }),
  tags: z.object({
    ...read,
    /** Most frequent first. */
    tags: z.array(z.object({ tag: z.string(), count })),
    logs: z.nullable(z.array(z.object({ date: localDate, tags: z.array(z.string()) }))),
  }),
  /** What was done. A summary does not say what was planned and not done. */
  routines: z.object({
    ...read,
    /** The days on which something was done, with the number of tasks and steps of routines that were done. */
    byDay: z.array(z.object({ date: localDate, completed: count })),
    /** The routines of which something was done. */
    routines: z.array(
      z.object({
        title: z.string(),
        /** The number of days on which everything in the size was done, and of days on which part of it was done. */
        done: count,
        partly: count,
        /** The sizes on these days. */
        sizes: z.record(z.enum(SIZES), count),
      }),
    ),
    /**
     * Each day of a routine that is over or settled. The day on which a routine was made counts only if something was
     * done on it.
     */
    occurrences: z.nullable(
      z.array(
        z.object({
          date: localDate,
          title: z.string(),
          size: z.enum(SIZES),
          total: count,
          completed: count,
          notToday: z.boolean(),
        }),
      ),
    ),
  }),
  attention: z.object({
    ...read,
    /** The results by test, without interrupted runs. */
    tests: z.array(
      z.object({
        instrument: z.enum(INSTRUMENTS),
        mode: z.enum(MODES),
        runs: count,
        firstOn: localDate,
        lastOn: localDate,
        /** The measure that is compared, such as "d′" or "mean time, ms". */
        measure: z.string(),
        /** The values of the earliest comparable run and of the latest run; null if not measurable. */
        earliest: z.nullable(z.number()),
        latest: z.nullable(z.number()),
        /** Whether the difference exceeds the trial-to-trial variation; see docs/science/reliable-change.md. */
        change: z.enum(['better', 'worse', 'none', 'too-few', 'cannot-compare']),
        /** The number of trials in whichever of the two compared runs has fewer trials. */
        trials: count,
      }),
    ),
    runs: z.nullable(
      z.array(
        z.object({
          instrument: z.enum(INSTRUMENTS),
          mode: z.enum(MODES),
          date: localDate,
          interrupted: z.boolean(),
          measure: z.string(),
          value: z.nullable(z.number()),
          trials: count,
        }),
      ),
    ),
  }),
  quizzes: z.object({
    ...read,
    /** The latest check-in in the range. */
    latest: z.nullable(z.object({ date: localDate, condition: z.enum(NEUROTYPES), score: count })),
    /** The first quiz; in a summary only while there is no check-in after it. */
    first: z.nullable(
      z.object({ date: localDate, scores: z.partialRecord(z.enum(NEUROTYPES), count) }),
    ),
    weekly: z.nullable(
      z.array(z.object({ date: localDate, condition: z.enum(NEUROTYPES), score: count })),
    ),
  }),
  distractions: z.object({
    ...read,
    types: z.array(z.object({ type: z.enum(DISTRACTION_TYPES), count })),
    logs: z.nullable(
      z.array(z.object({ date: localDate, at: z.string(), type: z.enum(DISTRACTION_TYPES) })),
    ),
  }),
  triggers: z.object({
    ...read,
    /** The number of distinct triggers. */
    different: count,
    triggers: z.nullable(z.array(z.object({ trigger: z.string(), count, tone: z.enum(TONES) }))),
  }),
  /**
   * The current goals, except those that ended before the range or were created after it. Ratings and dates are limited
   * to the range.
   */
  goals: z.object({
    ...read,
    goals: z.array(
      z.object({
        id: z.string(),
        words: z.string(),
        status: z.enum(GOAL_STATUSES),
        /** Null if the day is outside the range. */
        statusSince: z.nullable(localDate),
        area: z.nullable(z.enum(AREAS)),
        importance: count,
        difficulty: count,
        steps: count,
        stepsDone: count,
        /** The latest rating in the range by each of the two raters. */
        person: z.nullable(z.object({ level: z.literal(LEVELS), date: localDate })),
        therapist: z.nullable(z.object({ level: z.literal(LEVELS), date: localDate })),
        /** Null in a summary; otherwise the current levels with their version, and all ratings in the range. */
        plan: z.nullable(
          z.object({
            why: z.nullable(z.string()),
            version: count,
            levels: goalLevels,
            steps: z.array(
              z.object({
                words: z.string(),
                done: z.boolean(),
                /** Null for an open step, or if the day is outside the range. */
                doneOn: z.nullable(localDate),
              }),
            ),
            barriers: z.array(z.string()),
            ratings: z.array(
              z.object({
                date: localDate,
                version: count,
                level: z.literal(LEVELS),
                rater: z.enum(['person', 'therapist']),
                note: z.string(),
              }),
            ),
          }),
        ),
      }),
    ),
  }),
  /**
   * Ladders changed or climbed in the range. An attempt has no zone, so its day is determined in the zone of the
   * consent.
   */
  ladders: z.object({
    ...read,
    ladders: z.array(
      z.object({
        rungs: count,
        /** Null in a summary. */
        fear: z.nullable(z.string()),
        /** The steps from easy to hard; null in a summary. */
        steps: z.nullable(z.array(z.string())),
        tries: z.array(
          z.object({
            date: localDate,
            step: z.nullable(z.string()),
            /**
             * 0 to 100: the distress predicted for the step (null once the step is no longer on the ladder) and the
             * highest actual distress.
             */
            predicted: z.nullable(count),
            actual: count,
            resisted: z.enum(['all', 'part', 'none']),
          }),
        ),
      }),
    ),
  }),
  /** The current safety plan, regardless of the range. */
  'safety-plan': z.object({
    ...read,
    /** A date in UTC; null if there is no plan. */
    updatedOn: z.nullable(localDate),
    /** Null in a summary, or if there is no plan. */
    plan: z.nullable(
      z.object({
        warningSigns: z.array(z.string()),
        helps: z.array(z.string()),
        people: z.array(z.string()),
        places: z.array(z.string()),
        lines: z.array(z.string()),
        surroundings: z.array(z.string()),
      }),
    ),
  }),
  /** The current communication card, regardless of the range. */
  card: z.object({
    ...read,
    /** Null in a summary, or if there is no card. */
    card: z.nullable(
      z.object({ talk: z.string(), avoid: z.string(), breaks: z.string(), other: z.string() }),
    ),
  }),
};

/** The reply type of each stream. */
export type StreamReplies = {
  readonly [Name in keyof typeof streamReplies]: z.output<(typeof streamReplies)[Name]>;
};
