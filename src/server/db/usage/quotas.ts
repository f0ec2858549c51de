import type { Role } from '#domain/shared/role.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { UsageKind } from '#server/db/schema/usage.ts';

/**
 * Limits in bytes: per user, for each kind and in total; for all guests together; and for the guests of one network per
 * day.
 */
export type Quotas = Readonly<Record<UsageKind | 'all' | 'guests' | 'guestsOfNetworkADay', number>>;

const MB = 1_000_000;

/**
 * The storage limits: enough for more than twenty years of daily use, with a complete attention run of 40 KB, forty
 * messages and replies of 500 bytes, ten entries of 500 bytes, and plans of 5 KB each day.
 */
export const QUOTAS: Quotas = {
  attention: 400 * MB,
  chat: 200 * MB,
  entries: 60 * MB,
  plans: 60 * MB,
  sharing: 60 * MB,
  all: 600 * MB,
  // This fits on a small disk, and is enough for a clinic's waiting room full of guests.
  guests: 5_000 * MB,
  guestsOfNetworkADay: 150 * MB,
};

/** The share of each quota that a guest gets: a tenth, because anybody can create any number of guests. */
const GUEST_PART = 0.1;

export const quotaOf = (quotas: Quotas, kind: UsageKind | 'all', role: Role): number =>
  role === 'guest' ? quotas[kind] * GUEST_PART : quotas[kind];

/** The kind of data that a request contains, by the path segment after "/api/". */
const KIND_OF_CALLS: ReadonlyMap<string, UsageKind> = new Map([
  ['attention', 'attention'],
  ['chat', 'chat'],
  ['safety-plan', 'chat'],
  ['tasks', 'plans'],
  ['routines', 'plans'],
  ['reminders', 'plans'],
  ['goals', 'plans'],
  ['calendar', 'plans'],
  ['sharing', 'sharing'],
  ['clients', 'sharing'],
  ['care', 'sharing'],
]);

/** The kind of data that a request contains. It is `entries` unless the path belongs to another kind. */
export const kindOfCall = (path: string): UsageKind =>
  KIND_OF_CALLS.get(path.split('/')[2] ?? '') ?? 'entries';

/** The kind of data, for quotas, that each table with user data contains. */
export const KIND_OF_TABLE = {
  cpt_responses: 'attention',
  cpt_summaries: 'attention',
  attention_records: 'attention',
  attention_totals: 'attention',
  attention_runs: 'attention',
  chat_messages: 'chat',
  chat_conversations: 'chat',
  chat_settings: 'chat',
  chat_safety_plans: 'chat',
  chat_ladders: 'chat',
  chat_triggers: 'chat',
  chat_deleted: 'chat',
  chat_unkept: 'chat',
  tasks: 'plans',
  task_days: 'plans',
  task_offers: 'plans',
  scheduler_states: 'plans',
  task_helps: 'plans',
  routines: 'plans',
  routine_versions: 'plans',
  routine_breaks: 'plans',
  routine_occurrences: 'plans',
  routine_clocks: 'plans',
  routine_proposals: 'plans',
  reminder_settings: 'plans',
  reminder_deliveries: 'plans',
  push_subscriptions: 'plans',
  calendar_feeds: 'plans',
  goals: 'plans',
  goal_versions: 'plans',
  goal_ratings: 'plans',
  connections: 'sharing',
  consents: 'sharing',
  access_log: 'sharing',
  care_proposals: 'sharing',
  homework_days: 'sharing',
  agenda_items: 'sharing',
  care_notes: 'sharing',
  care_meetings: 'sharing',
  private_notes: 'sharing',
  communication_cards: 'sharing',
  mood_logs: 'entries',
  mood_tags: 'entries',
  comfort: 'entries',
  follows: 'entries',
  distraction_logs: 'entries',
  distraction_counts: 'entries',
  medication_settings: 'entries',
  medicines: 'entries',
  medicine_doses: 'entries',
  effect_ratings: 'entries',
  focus_visibility: 'entries',
  focus_sessions: 'entries',
  first_quizzes: 'entries',
  first_quizzes_reset: 'entries',
  weekly_quizzes: 'entries',
  game_results: 'entries',
  game_ratings: 'entries',
  urges: 'entries',
  looks: 'entries',
} as const satisfies Partial<Record<keyof Schema, UsageKind>>;
