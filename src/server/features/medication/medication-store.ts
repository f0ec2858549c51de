import type { Kysely } from 'kysely';
import type { Dose, EffectRating, MedicationLog, Medicine } from '#contract/medication.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/medication.js';

type Settings = MedicationLog['settings'];

const NONE: Settings = { on: false, effects: [] };
/**
 * The settings on which a person's first change is based. Because they say `on`, the first saved change also turns the
 * log on.
 */
const FIRST: Settings = { on: true, effects: [] };

const settings = ownRows('medication_settings', { as: { is_on: 'on' } });
const medicines = ownRows('medicines', { as: { is_current: 'current' } });
const doses = ownRows('medicine_doses');
const ratings = ownRows('effect_ratings');

/** Reads and writes one person's medication and body log. */
export const medicationStore = (db: Kysely<Schema>) => ({
  settings: async (userId: UserId): Promise<Settings> => (await settings.get(db, userId)) ?? NONE,

  saveSettings: (
    userId: UserId,
    changed: { on?: boolean | undefined; effects?: string[] | undefined },
    now: string,
  ): Promise<Settings> =>
    inTransaction(db, userId, async (tx) => {
      const before = (await settings.get(tx, userId)) ?? FIRST;
      const kept = { on: changed.on ?? before.on, effects: changed.effects ?? before.effects };
      await settings.put(tx, userId, kept, now);
      return kept;
    }),

  /** All medicines, the settings, and the entries since a day. */
  log: async (userId: UserId, since: LocalDate): Promise<MedicationLog> => ({
    medicines: await medicines.list(db, userId, (query) =>
      query.orderBy('created_at').orderBy('id'),
    ),
    doses: await doses.list(db, userId, (query) =>
      query.where('local_date', '>=', since).orderBy('taken_at').orderBy('id'),
    ),
    ratings: await ratings.list(db, userId, (query) =>
      query.where('local_date', '>=', since).orderBy('rated_at').orderBy('id'),
    ),
    settings: (await settings.get(db, userId)) ?? NONE,
  }),

  saveMedicine: (userId: UserId, medicine: Medicine, now: string): Promise<Medicine> =>
    inTransaction(db, userId, async (tx) => {
      await medicines.put(tx, userId, medicine, now);
      if ((await settings.get(tx, userId)) === undefined)
        await settings.put(tx, userId, FIRST, now);
      return medicine;
    }),

  removeMedicine: (userId: UserId, id: string): Promise<void> =>
    medicines.remove(db, userId, { id }, texts.noSuchMedicine),

  /** Adds a dose unless its id already exists. Throws a 404 if the medicine does not exist. */
  take: (userId: UserId, dose: Dose, now: string): Promise<Dose> =>
    inTransaction(db, userId, async (tx) => {
      if ((await medicines.get(tx, userId, { id: dose.medicineId })) === undefined)
        throw new HttpError('not_found', texts.noSuchMedicine);
      return doses.addOnce(tx, userId, dose, now);
    }),

  removeDose: (userId: UserId, id: string): Promise<void> =>
    doses.remove(db, userId, { id }, texts.noSuchEntry),

  /** Adds an effect rating unless its id already exists. */
  rate: (userId: UserId, rating: EffectRating, now: string): Promise<EffectRating> =>
    inTransaction(db, userId, (tx) => ratings.addOnce(tx, userId, rating, now)),

  removeRating: (userId: UserId, id: string): Promise<void> =>
    ratings.remove(db, userId, { id }, texts.noSuchEntry),
});
