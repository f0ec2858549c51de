import * as z from 'zod/mini';
import { attentionRun, keptRun } from '#contract/attention/run.ts';
import { ANSWERERS, chatReply, chatSafety } from '#contract/chat/reply.ts';
import { comfortEndpoints } from '#contract/comfort.ts';
import { follow } from '#contract/follow.ts';
import { gameEndpoints } from '#contract/games.ts';
import { goalLevels, goalPlan } from '#contract/goals.ts';
import { medicationEndpoints, medicationSettings, medicine } from '#contract/medication.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { quizEndpoints } from '#contract/quiz.ts';
import { reminderSettings } from '#contract/reminders.ts';
import { occurrence, routinePlan } from '#contract/routines.ts';
import { clockTime, localDate } from '#contract/shared/fields.ts';
import { communicationCard } from '#contract/sharing/care.ts';
import { task } from '#contract/tasks.ts';
import { urgeEndpoints } from '#contract/urges.ts';
import { ladderShape } from '#domain/chat/skills/exposure/ladder.ts';
import { TONES } from '#domain/chat/triggers/trigger.ts';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import { GOAL_STATUSES } from '#domain/goals/goal.ts';
import { LEVELS } from '#domain/goals/levels.ts';
import { EFFECT_LEVELS } from '#domain/medication/medication.ts';
import { PROPOSAL_KINDS } from '#domain/routines/proposals/proposals.ts';
import { keptPlan } from '#domain/safety-plan/plan.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { SIZES } from '#domain/shared/size.ts';
import { BANDS } from '#domain/shared/time/bands.ts';
import { HELPS, STUCK_REASONS } from '#domain/tasks/stuck.ts';
import { AREAS, LENSES, MOOD_BANDS } from '#domain/tasks/vocabulary.ts';
import type { ExportedTable } from '#server/db/dictionary/dictionary.ts';

const mood = moodEndpoints.submit.body.shape;
const game = gameEndpoints.keep.body.shape;
const urge = urgeEndpoints.keep.body.shape;
const { responses } = quizEndpoints.submitFirst.body.shape;
const { instrument, mode, difficulty, version, seed, events, timing } = attentionRun.shape;

const test = z.enum(['stroop', 'digit', 'simon']);
const neurotype = z.enum(NEUROTYPES);
const size = z.enum(SIZES);
const score = z.int().check(z.minimum(0), z.maximum(100));
const fromOne = z.int().check(z.minimum(1), z.maximum(1_000_000));
/** Values that are summed up. */
const small = z.int().check(z.minimum(0), z.maximum(1000));
const share = z.number().check(z.minimum(0), z.maximum(1));
const time = z.nullable(clockTime);
const anything = z.record(z.string(), z.unknown());
/** Messages of older versions have no `response`. */
const safety = z.extend(chatSafety, { response: z.optional(chatSafety.shape.response) });

type Shapes = Readonly<Record<string, z.core.$ZodType>>;

/** Restrictions of columns beyond the dictionary; the contract's rule is used where there is one. */
export const STORED_SHAPES: Readonly<Partial<Record<ExportedTable, Shapes>>> = {
  // Columns missing from files of older versions get their default.
  mood_logs: {
    mood: mood.mood,
    emoji: mood.emoji,
    why: mood.why,
    tags: mood.tags,
    own_tags: mood.ownTags,
    body_signals: mood.body,
    energy: mood.energy,
  },
  mood_tags: { name: moodEndpoints.addTag.body.shape.name },
  comfort: { settings: z.partial(comfortEndpoints.save.body) },
  follows: { topics: follow.shape.topics },
  distraction_logs: { type: z.enum(DISTRACTION_TYPES) },
  urges: {
    minutes: urge.minutes,
    waited_seconds: urge.waitedSeconds,
    distress_before: urge.before,
    distress_during: urge.during,
    distress_after: urge.after,
    happened: urge.happened,
    ritual: urge.ritual,
  },
  game_results: { game: game.game, level: game.level, seed: game.seed, events: game.events },
  game_ratings: { game: game.game, level: game.level },
  tasks: {
    type: task.shape.type,
    size,
    band: task.shape.band,
    steps: task.shape.steps,
    at_time: time,
    reminders: task.shape.reminders,
  },
  task_offers: {
    area: z.enum(AREAS),
    size,
    band: z.enum(BANDS),
    mood_band: z.enum(MOOD_BANDS),
    lens: z.nullable(z.enum(LENSES)),
    probability: z.nullable(share),
    chance: share,
    outcome: z.enum(['open', 'done', 'undone', 'swapped']),
  },
  scheduler_states: { state: anything },
  task_helps: { reason: z.enum(STUCK_REASONS), help: z.enum(HELPS) },
  routine_versions: { plan: routinePlan },
  routine_occurrences: {
    plan: routinePlan,
    at_time: time,
    size,
    total: small,
    completed: small,
    marks: occurrence.shape.marks,
    events: occurrence.shape.events,
  },
  routine_proposals: { kind: z.enum(PROPOSAL_KINDS), answer: z.enum(['taken', 'refused']) },
  reminder_settings: {
    quiet_from: time,
    quiet_to: time,
    silent_weekdays: reminderSettings.shape.silentWeekdays,
  },
  goals: {
    plan: goalPlan,
    status: z.enum(GOAL_STATUSES),
    steps_done: z.record(z.string(), localDate),
  },
  goal_versions: { version: fromOne, levels: goalLevels },
  goal_ratings: {
    version: fromOne,
    level: z.literal(LEVELS),
    rater: z.enum(['person', 'therapist']),
  },
  medication_settings: { effects: medicationSettings.shape.effects },
  medicines: {
    name: medicine.shape.name,
    amount: medicine.shape.amount,
    times: medicine.shape.times,
  },
  effect_ratings: {
    effect: medicationEndpoints.rate.body.shape.effect,
    level: z.literal(EFFECT_LEVELS),
  },
  cpt_responses: { sequence: z.array(z.string()) },
  attention_records: { test, data: anything, answers: small, correct: small, top_level: small },
  attention_totals: { test },
  attention_runs: {
    instrument,
    mode,
    difficulty,
    version,
    seed,
    events,
    timing,
    score: keptRun.shape.score,
  },
  first_quizzes: {
    responses,
    scores: z.partialRecord(neurotype, score),
    primary_condition: neurotype,
  },
  weekly_quizzes: { responses, condition: neurotype, score },
  chat_messages: {
    sender: z.enum(['person', 'assistant']),
    reply: z.nullable(chatReply),
    answered_by: z.nullable(z.enum(ANSWERERS)),
    safety,
  },
  chat_conversations: { coach_state: z.nullable(anything), safety_state: z.nullable(anything) },
  chat_settings: { region: z.nullable(z.string().check(z.regex(/^(?:[a-z]{2}|other)$/))) },
  chat_safety_plans: { plan: keptPlan },
  chat_ladders: { ladder: ladderShape },
  chat_triggers: { tone: z.enum(TONES) },
  communication_cards: { card: communicationCard },
};
