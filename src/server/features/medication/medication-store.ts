import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import {
  type Dose,
  type EffectRating,
  type MedicationLog,
  type Medicine,
  medicationSettings,
} from '#contract/medication.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';

type Settings = MedicationLog['settings'];
type Reader = Kysely<Schema>;

const NONE: Settings = { on: false, effects: [] };
/** First use turns the log on; who turned it off keeps it off. */
const FIRST: Settings = { on: true, effects: [] };
const GONE = {
  medicine: 'There is no such medicine any more.',
  entry: 'There is no such entry any more.',
};

const times = z.array(z.string());
const doseColumns = [
  'id',
  'medicine_id as medicineId',
  'taken_at as takenAt',
  'local_date as localDate',
  'zone',
] as const;
const ratingColumns = [
  'id',
  'effect',
  'level',
  'rated_at as ratedAt',
  'local_date as localDate',
  'zone',
] as const;

/** Whether the person turned the log on or off; undefined where they did neither. */
const settingsIn = async (db: Reader, userId: UserId): Promise<Settings | undefined> => {
  const row = await db
    .selectFrom('medication_settings')
    .select(['is_on', 'effects'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row && medicationSettings.parse({ on: row.is_on === 1, effects: JSON.parse(row.effects) });
};

const keepSettings = async (tx: Tx, userId: UserId, kept: Settings, now: string): Promise<void> => {
  const row = { is_on: kept.on ? 1 : 0, effects: JSON.stringify(kept.effects), updated_at: now };
  await tx
    .insertInto('medication_settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

/** The medication and body log of one person at a time. */
export const medicationStore = (db: Kysely<Schema>) => {
  const removeFrom = async (
    table: 'medicines' | 'medicine_doses' | 'effect_ratings',
    userId: UserId,
    id: string,
    gone: string,
  ): Promise<void> => {
    const { numDeletedRows } = await db
      .deleteFrom(table)
      .where('user_id', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new HttpError('not_found', gone);
  };

  return {
    settings: async (userId: UserId): Promise<Settings> => (await settingsIn(db, userId)) ?? NONE,

    saveSettings: (
      userId: UserId,
      changed: { on?: boolean | undefined; effects?: string[] | undefined },
      now: string,
    ): Promise<Settings> =>
      inTransaction(db, userId, async (tx) => {
        const before = (await settingsIn(tx, userId)) ?? FIRST;
        const kept = { on: changed.on ?? before.on, effects: changed.effects ?? before.effects };
        await keepSettings(tx, userId, kept, now);
        return kept;
      }),

    /** The entries of this day and later. */
    log: async (userId: UserId, since: LocalDate): Promise<MedicationLog> => {
      const medicines = await db
        .selectFrom('medicines')
        .select(['id', 'name', 'amount', 'times', 'is_current'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .orderBy('id')
        .execute();
      const doses: Dose[] = await db
        .selectFrom('medicine_doses')
        .select(doseColumns)
        .where('user_id', '=', userId)
        .where('local_date', '>=', since)
        .orderBy('taken_at')
        .orderBy('id')
        .execute();
      const ratings: EffectRating[] = await db
        .selectFrom('effect_ratings')
        .select(ratingColumns)
        .where('user_id', '=', userId)
        .where('local_date', '>=', since)
        .orderBy('rated_at')
        .orderBy('id')
        .execute();
      return {
        settings: (await settingsIn(db, userId)) ?? NONE,
        medicines: medicines.map(({ is_current, ...row }) => ({
          ...row,
          times: times.parse(JSON.parse(row.times)),
          current: is_current === 1,
        })),
        doses,
        ratings,
      };
    },

    saveMedicine: (userId: UserId, given: Medicine, now: string): Promise<Medicine> =>
      inTransaction(db, userId, async (tx) => {
        const id = given.id;
        const row = {
          name: given.name,
          amount: given.amount,
          times: JSON.stringify(given.times),
          is_current: given.current ? 1 : 0,
          updated_at: now,
        };
        await tx
          .insertInto('medicines')
          .values({ user_id: userId, id, ...row, created_at: now })
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(row))
          .execute();
        if ((await settingsIn(tx, userId)) === undefined)
          await keepSettings(tx, userId, FIRST, now);
        return { ...given, id };
      }),

    removeMedicine: (userId: UserId, id: string) =>
      removeFrom('medicines', userId, id, GONE.medicine),

    /** Keeps when a medicine was taken, unless there is an entry of this id. Throws where there is no such medicine. */
    take: (userId: UserId, given: Dose, now: string): Promise<Dose> =>
      inTransaction(db, userId, async (tx) => {
        const medicine_id = given.medicineId;
        const medicine = await tx
          .selectFrom('medicines')
          .select('id')
          .where('user_id', '=', userId)
          .where('id', '=', medicine_id)
          .executeTakeFirst();
        if (medicine === undefined) throw new HttpError('not_found', GONE.medicine);
        const id = given.id;
        await tx
          .insertInto('medicine_doses')
          .values({
            user_id: userId,
            id,
            medicine_id,
            taken_at: given.takenAt,
            local_date: given.localDate,
            zone: given.zone,
            created_at: now,
          })
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
          .execute();
        return tx
          .selectFrom('medicine_doses')
          .select(doseColumns)
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
      }),

    removeDose: (userId: UserId, id: string) =>
      removeFrom('medicine_doses', userId, id, GONE.entry),

    /** Keeps how much of an effect there is, unless there is an entry of this id. */
    rate: (userId: UserId, given: EffectRating, now: string): Promise<EffectRating> =>
      inTransaction(db, userId, async (tx) => {
        const id = given.id;
        await tx
          .insertInto('effect_ratings')
          .values({
            user_id: userId,
            id,
            effect: given.effect,
            level: given.level,
            rated_at: given.ratedAt,
            local_date: given.localDate,
            zone: given.zone,
            created_at: now,
          })
          .onConflict((conflict) => conflict.columns(['user_id', 'id']).doNothing())
          .execute();
        return tx
          .selectFrom('effect_ratings')
          .select(ratingColumns)
          .where('user_id', '=', userId)
          .where('id', '=', id)
          .executeTakeFirstOrThrow();
      }),

    removeRating: (userId: UserId, id: string) =>
      removeFrom('effect_ratings', userId, id, GONE.entry),
  };
};
