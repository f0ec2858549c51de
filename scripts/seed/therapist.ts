import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { CareContent } from '#contract/sharing/care.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { SharedStreams } from '#domain/sharing/consent.ts';
import type { Database } from '#server/db/open.ts';
import { onConnection } from '#server/db/sharing/door.ts';
import { addToAgenda } from '#server/features/care/agenda-store.ts';
import { addNote } from '#server/features/care/note-store.ts';
import { proposalStore } from '#server/features/care/proposal-store.ts';
import {
  newAppSecret,
  newRecoveryCode,
  shown,
} from '#server/features/identity/second-factor/codes.ts';
import { therapistStore } from '#server/features/identity/therapists/therapist-store.ts';
import { codeStore } from '#server/features/sharing/code-store.ts';
import { connectionStore } from '#server/features/sharing/connection-store.ts';
import { digest } from '#server/secrets.ts';

export const DEMO_THERAPIST = { name: 'Lee', email: 'lee@demo.example' };

const ABOUT = {
  title: 'Dr',
  organisation: 'Riverside practice (made up)',
  registration: 'Demo 0000',
};

/** The kinds of data (streams) that each demo person shares with the therapist. */
const SHARED: Readonly<Record<string, SharedStreams>> = {
  'noor@demo.example': {
    mood: 'detail',
    tags: 'detail',
    routines: 'detail',
    attention: 'detail',
    quizzes: 'detail',
    goals: 'detail',
    card: 'detail',
  },
  'sam@demo.example': { mood: 'summary', routines: 'summary', goals: 'detail', card: 'detail' },
  'mika@demo.example': {
    mood: 'detail',
    'mood-words': 'detail',
    routines: 'summary',
    goals: 'detail',
    ladders: 'detail',
    triggers: 'summary',
    'safety-plan': 'summary',
  },
};

const CARDS: Readonly<Record<string, object>> = {
  'noor@demo.example': {
    talk: 'Short sentences. One question at a time.',
    avoid: 'Long pauses without saying why.',
    breaks: 'I may walk around while we talk.',
    other: 'Please write down what we agreed on.',
  },
  'sam@demo.example': {
    talk: 'Tell me first what we will do today.',
    avoid: 'Bright light from the ceiling, and sudden changes of plan.',
    breaks: 'When I show my card I need five quiet minutes.',
    other: '',
  },
};

interface Client {
  readonly userId: UserId;
  readonly name: string;
  readonly email: string;
}

/** Stores the set-up of an authenticator app, with new recovery codes. Returns the credentials needed to log in. */
const enterFactor = async (
  { db }: Database,
  userId: UserId,
  now: string,
): Promise<{ readonly secret: string; readonly recoveryCode: string }> => {
  await db
    .insertInto('second_factors')
    .values({
      user_id: userId,
      secret: newAppSecret(),
      confirmed_at: now,
      last_step: null,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { secret } = await db
    .selectFrom('second_factors')
    .select('secret')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const recoveryCode = newRecoveryCode();
  await db
    .insertInto('recovery_codes')
    .values({ user_id: userId, code_hash: digest(recoveryCode), used_at: null })
    .execute();
  return { secret, recoveryCode: shown(recoveryCode) };
};

/** Connects a demo person with the therapist, as a sharing code would, and adds typical entries by both. */
const connect = async (
  database: Database,
  viewerId: UserId,
  client: Client,
  { nowMs, zone }: { nowMs: number; zone: string },
): Promise<void> => {
  const { db } = database;
  const { userId, email } = client;
  const today = localDateAt(nowMs, zone);
  const now = new Date(nowMs).toISOString();
  const code = randomBytes(16).toString('hex');
  await codeStore(db).add(viewerId, 'therapist', code, nowMs);
  const {
    connection: { id: connectionId },
  } = await connectionStore(db).connect(
    userId,
    {
      code,
      shownName: client.name,
      consent: { streams: SHARED[email] ?? {}, dataFrom: addDays(today, -180), until: null },
    },
    { nowMs, zone },
  );
  const card = CARDS[email];
  if (card !== undefined) {
    await db
      .insertInto('communication_cards')
      .values({ user_id: userId, card: JSON.stringify(card), updated_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const none = async (): Promise<void> => {};
  const proposals = proposalStore(database, { addGoalIn: none, addRoutineIn: none });
  const content: CareContent = {
    kind: 'homework',
    homework: {
      task: { kind: 'skill', skill: 'breathing' },
      weekdays: [1, 3, 5],
      from: today,
      until: addDays(today, 21),
    },
  };
  await onConnection(db, { viewerId, connectionId, nowMs }, async (connection) => {
    const { tx } = connection;
    for (const daysAgo of [28, 14]) {
      const row = { user_id: userId, connection_id: connectionId, created_at: now };
      await tx
        .insertInto('care_meetings')
        .values({ ...row, local_date: addDays(today, -daysAgo) })
        .execute();
    }
    const agenda = { tx, userId, connectionId };
    await addToAgenda(
      agenda,
      { id: uuidv7(), words: 'What helped in the last two weeks', author: 'viewer' },
      now,
    );
    await addToAgenda(
      agenda,
      { id: uuidv7(), words: 'The evening before work', author: 'person' },
      now,
    );
    await addNote(
      connection,
      { id: uuidv7(), words: 'Thank you for today. Keep the small version on hard days.' },
      now,
    );
    await proposals.propose(
      connection,
      { id: uuidv7(), content, words: 'As we tried it together. Twice is enough.' },
      nowMs,
    );
  });
};

/**
 * Adds a therapist with whom each client shares a different selection. If the therapist already exists, only resets the
 * credentials. Returns the authenticator's key and a recovery code.
 */
export const seedTherapist = async (
  database: Database,
  passwordHash: string,
  clients: readonly Client[],
  at: { readonly nowMs: number; readonly zone: string },
): Promise<{ readonly secret: string; readonly recoveryCode: string }> => {
  const now = new Date(at.nowMs).toISOString();
  const userId = uuidv7() as UserId;
  const registration = { ...DEMO_THERAPIST, passwordHash, about: ABOUT, invitationHash: null };
  if (await therapistStore(database.db).add(userId, registration, now)) {
    for (const client of clients) await connect(database, userId, client, at);
    return enterFactor(database, userId, now);
  }
  const known = await database.db
    .selectFrom('users')
    .select('id')
    .where('email', '=', DEMO_THERAPIST.email)
    .executeTakeFirstOrThrow();
  return enterFactor(database, known.id as UserId, now);
};
