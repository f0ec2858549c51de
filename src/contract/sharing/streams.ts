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

/** What was read: how much, and of which days. Nothing of any other day is in it. */
const read = {
  detail: z.enum(DETAILS),
  from: localDate,
  to: localDate,
  /**
   * How many entries, and days with any, are behind it: moods, moods with words, moods with tags, days of routines,
   * runs, quizzes, distractions, triggers, ratings of goals, tries, and lines of a safety plan or a card.
   */
  entries: count,
  days: count,
};

/** Of each stream, what a viewer gets. What only detail shows is null in a summary. */
export const streamReplies = {
  mood: z.object({
    ...read,
    /** The days with a log, the earliest first. */
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
    /** The most frequent first. */
    tags: z.array(z.object({ tag: z.string(), count })),
    logs: z.nullable(z.array(z.object({ date: localDate, tags: z.array(z.string()) }))),
  }),
  /** Days come to be when their person opens Evenkeel; those that they have not reached yet are not there. */
  routines: z.object({
    ...read,
    /** Routines and tasks together, counted. */
    byDay: z.array(z.object({ date: localDate, total: count, completed: count })),
    routines: z.array(
      z.object({
        title: z.string(),
        planned: count,
        /** Days on which all of the chosen size was done, and days on which a part was. */
        done: count,
        partly: count,
        sizes: z.record(z.enum(SIZES), count),
      }),
    ),
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
    /** By test: what was not broken off. */
    tests: z.array(
      z.object({
        instrument: z.enum(INSTRUMENTS),
        mode: z.enum(MODES),
        runs: count,
        firstOn: localDate,
        lastOn: localDate,
        /** The figure that is compared, such as "d′" or "mean time, ms". */
        measure: z.string(),
        /** Of the latest run, and of the earliest one like it; null where it cannot be measured. */
        earliest: z.nullable(z.number()),
        latest: z.nullable(z.number()),
        /** Whether the two differ by more than the wobble of their trials; see docs/science/reliable-change.md. */
        change: z.enum(['better', 'worse', 'none', 'too-few', 'cannot-compare']),
        /** Trials behind the smaller of the two. */
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
    /** The latest check-in of the range. */
    latest: z.nullable(z.object({ date: localDate, condition: z.enum(NEUROTYPES), score: count })),
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
    /** How many different ones there were. */
    different: count,
    triggers: z.nullable(z.array(z.object({ trigger: z.string(), count, tone: z.enum(TONES) }))),
  }),
  /**
   * The goals as they stand: those that ended before these days, and those that came after, are not there. Ratings and
   * dates are of these days only.
   */
  goals: z.object({
    ...read,
    goals: z.array(
      z.object({
        id: z.string(),
        words: z.string(),
        status: z.enum(GOAL_STATUSES),
        /** Null when it is a day that is not among these. */
        statusSince: z.nullable(localDate),
        area: z.nullable(z.enum(AREAS)),
        importance: count,
        difficulty: count,
        steps: count,
        stepsDone: count,
        /** The latest rating of the range by each. */
        person: z.nullable(z.object({ level: z.literal(LEVELS), date: localDate })),
        therapist: z.nullable(z.object({ level: z.literal(LEVELS), date: localDate })),
        /** Null in a summary: the levels that hold now with their version, and all ratings of the range. */
        plan: z.nullable(
          z.object({
            why: z.nullable(z.string()),
            version: count,
            levels: goalLevels,
            steps: z.array(
              z.object({
                words: z.string(),
                done: z.boolean(),
                /** Null for an open step, and when it is a day that is not among these. */
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
  /** The ladders that were changed or climbed on these days. A try has no zone, so its day is that of the clock of the consent. */
  ladders: z.object({
    ...read,
    ladders: z.array(
      z.object({
        rungs: count,
        /** Null in a summary. */
        fear: z.nullable(z.string()),
        tries: z.array(
          z.object({
            date: localDate,
            step: z.nullable(z.string()),
            /** 0 to 100: what the step was expected to be, null once it is no longer on the ladder; and the highest that came. */
            predicted: z.nullable(count),
            actual: count,
            resisted: z.enum(['all', 'part', 'none']),
          }),
        ),
      }),
    ),
  }),
  /** The safety plan that holds now, whatever the days are. */
  'safety-plan': z.object({
    ...read,
    /** In UTC; null where there is none. */
    updatedOn: z.nullable(localDate),
    /** Null in a summary, and where there is none. */
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
  /** The communication card that holds now, whatever the days are. */
  card: z.object({
    ...read,
    /** Null in a summary, and where there is none. */
    card: z.nullable(
      z.object({ talk: z.string(), avoid: z.string(), breaks: z.string(), other: z.string() }),
    ),
  }),
};

/** What a viewer gets of each stream. */
export type StreamReplies = {
  readonly [Name in keyof typeof streamReplies]: z.output<(typeof streamReplies)[Name]>;
};
