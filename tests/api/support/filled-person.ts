import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { MOOD_TAGS } from '#domain/mood/tags.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';

/** The text used for everything that a person types, except names of goals and routines. */
export const TYPED = 'typed words';

const condition = (meanMs: number) => ({
  answered: 24,
  correct: 24,
  accuracyPercent: 100,
  times: 24,
  meanMs,
  sdMs: 100,
});

const stroopScore = {
  version: 1,
  complete: true,
  congruent: condition(700),
  incongruent: condition(800),
  timesLeftOut: 0,
  interferenceMs: 100,
  interferenceSeMs: 28.9,
};

const plan = (text: string, date: LocalDate) => ({
  words: 'Leave the house',
  why: text,
  area: 'home',
  startsOn: date,
  dueOn: null,
  importance: 3,
  difficulty: 2,
  steps: [{ id: 'step', words: text }],
  practiceDays: [],
  ifThen: null,
  barriers: [text],
  links: [],
});

/** Inserts entries for every kind of data (stream) on one day, and data without a day, directly into the database. */
export const fillDay = async (
  db: Kysely<Schema>,
  userId: string,
  date: LocalDate,
  name: string,
): Promise<void> => {
  const text = `${TYPED} of ${name}`;
  const at = `${date}T10:00:00.000Z`;
  const own = { user_id: userId, id: uuidv7() };
  const day = { local_date: date, zone: 'UTC', created_at: at };
  const tags = JSON.stringify(MOOD_TAGS.slice(0, 2));
  await db
    .insertInto('mood_logs')
    .values({
      ...own,
      ...day,
      logged_at: at,
      mood: 75,
      emoji: '🙂',
      why: text,
      tags,
      // Only the person may see this data, so it must not appear in any stream.
      own_tags: JSON.stringify([text]),
      body_signals: '["Hot"]',
      energy: 1,
    })
    .execute();
  await db
    .insertInto('distraction_logs')
    .values({ ...own, ...day, logged_at: at, type: 'Phone' })
    .execute();
  await db
    .insertInto('urges')
    .values({
      ...own,
      ...day,
      started_at: at,
      minutes: 5,
      waited_seconds: 300,
      distress_before: 8,
      distress_during: null,
      distress_after: 3,
      happened: text,
      ritual: 'in-part',
    })
    .execute();
  await db
    .insertInto('looks')
    .values({ ...own, ...day, looked_at: at })
    .execute();
  await db
    .insertInto('medicines')
    .values({
      ...own,
      name: text,
      amount: text,
      times: '[]',
      is_current: 1,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto('medicine_doses')
    .values({ ...own, ...day, medicine_id: own.id, taken_at: at })
    .execute();
  await db
    .insertInto('effect_ratings')
    .values({ ...own, ...day, effect: text, level: 2, rated_at: at })
    .execute();
  await db
    .insertInto('task_days')
    .values({ user_id: userId, local_date: date, total: 2, completed: 1 })
    .execute();
  const routine = { id: uuidv7(), position: 0, removed_on: null };
  await db
    .insertInto('routines')
    .values({ user_id: userId, ...routine, created_at: at })
    .execute();
  await db
    .insertInto('routine_occurrences')
    .values({
      user_id: userId,
      routine_id: routine.id,
      local_date: date,
      plan: JSON.stringify({
        name: 'Morning',
        steps: [
          { id: 'a', title: text, minutes: 5, hint: text, from: 'micro' },
          { id: 'b', title: text, minutes: 5, hint: null, from: 'full' },
        ],
      }),
      only_today: 0,
      at_time: null,
      size: 'full',
      marks: JSON.stringify({ a: { state: 'done', spentMs: null } }),
      events: '[]',
      not_today: 0,
      opened: 1,
      total: 2,
      completed: 1,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto('attention_runs')
    .values({
      ...own,
      ...day,
      instrument: 'stroop',
      mode: 'full',
      difficulty: 'medium',
      version: 1,
      seed: 1,
      started_at: at,
      interrupted: 0,
      events: '[]',
      timing: JSON.stringify({ input: 'key' }),
      score: JSON.stringify(stroopScore),
    })
    .execute();
  const taken = { weights_version: 1, local_date: date, zone: 'UTC', taken_at: at };
  await db
    .insertInto('first_quizzes')
    .values({
      ...own,
      ...taken,
      responses: '[]',
      scores: JSON.stringify({ ADHD: 25, Autism: 75, OCD: 25 }),
      primary_condition: 'Autism',
    })
    // A person has only one first quiz.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('weekly_quizzes')
    .values({ ...own, ...taken, condition: 'Autism', responses: '[]', score: 50 })
    .execute();
  const written = await db
    .selectFrom('chat_messages')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  await db
    .insertInto('chat_messages')
    .values({
      ...own,
      position: written.length + 1,
      turn_id: own.id,
      sender: 'person',
      text: `a message of ${name}`,
      reply: null,
      answered_by: null,
      safety: '{}',
      open_until: null,
      written_at: at,
      local_date: date,
      zone: 'UTC',
    })
    .execute();
  await db
    .insertInto('chat_triggers')
    .values({ user_id: userId, message_id: own.id, trigger_name: text, tone: 'negative' })
    .execute();
  await db
    .insertInto('goals')
    .values({
      ...own,
      plan: JSON.stringify(plan(text, date)),
      status: 'completed',
      status_since: date,
      revision: 1,
      steps_done: JSON.stringify({ step: date }),
      proposed_by: null,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto('goal_versions')
    .values({
      user_id: userId,
      goal_id: own.id,
      version: 1,
      levels: JSON.stringify([text, text, text, text, text]),
      created_at: at,
    })
    .execute();
  await db
    .insertInto('goal_ratings')
    .values({
      user_id: userId,
      id: uuidv7(),
      goal_id: own.id,
      version: 1,
      level: 1,
      local_date: date,
      note: text,
      rater: 'person',
      rater_id: userId,
      created_at: at,
    })
    .execute();
  const tried = {
    rung: text,
    prediction: text,
    sure: 80,
    outcome: 'no',
    distress: 40,
    resisted: 'all',
    learned: text,
    atMs: Date.parse(at),
  };
  const ladder = {
    id: own.id,
    fear: text,
    rungs: [{ text, distress: 60 }],
    tries: [tried],
    changedAtMs: Date.parse(at),
  };
  await db
    .insertInto('chat_ladders')
    .values({ ...own, ladder: JSON.stringify(ladder), updated_at: at })
    .execute();
};

/** Writes a safety plan and a communication card. */
export const fillWhatHolds = async (
  db: Kysely<Schema>,
  userId: string,
  date: LocalDate,
  name: string,
): Promise<void> => {
  const text = `${TYPED} of ${name}`;
  const updated_at = `${date}T10:00:00.000Z`;
  const [plain, none] = [[text], []];
  await db
    .insertInto('chat_safety_plans')
    .values({
      user_id: userId,
      plan: JSON.stringify({
        warningSigns: plain,
        helps: plain,
        people: none,
        places: none,
        lines: none,
        surroundings: none,
      }),
      updated_at,
    })
    .execute();
  await db
    .insertInto('communication_cards')
    .values({
      user_id: userId,
      card: JSON.stringify({ talk: text, avoid: text, breaks: '', other: '' }),
      updated_at,
    })
    .execute();
};
