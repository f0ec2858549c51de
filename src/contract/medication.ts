import * as z from 'zod/mini';
import {
  EFFECT_LEVELS,
  MEDICINE_MAX,
  MOST_EFFECTS,
  MOST_TIMES,
} from '#domain/medication/medication.ts';
import { texts } from '#texts/medication.js';
import { type ChangeOf, changes } from './shared/change.ts';
import { endpoint } from './shared/endpoint.ts';
import {
  clockTime,
  done,
  isUnique,
  line,
  localDate,
  ownParams,
  recordId,
  timestamp,
  userId,
  zone,
} from './shared/fields.ts';

const effect = line(() => texts.theEffect, 1, MEDICINE_MAX.effect);
const level = z.literal(EFFECT_LEVELS, { error: () => texts.levelIsWrong });

/** Settings for the whole log. */
export const medicationSettings = z.object({
  /** Whether the log appears in the menus. */
  on: z.boolean({ error: () => texts.onIsWrong }),
  /** The effects that are tracked. */
  effects: z
    .array(effect, { error: () => texts.effectsAreNoList })
    .check(
      z.maxLength(MOST_EFFECTS, { error: () => texts.tooManyEffects({ max: MOST_EFFECTS }) }),
      z.refine(isUnique, { error: () => texts.effectTwice }),
    ),
});

const medicineFields = {
  name: line(() => texts.theName, 1, MEDICINE_MAX.name),
  /** The amount, as the person wrote it; may be empty. */
  amount: line(() => texts.theAmount, 0, MEDICINE_MAX.amount),
  /** The usual times of day. */
  times: z
    .array(clockTime, { error: () => texts.timesAreNoList })
    .check(
      z.maxLength(MOST_TIMES, { error: () => texts.tooManyTimes({ max: MOST_TIMES }) }),
      z.refine(isUnique, { error: () => texts.timeTwice }),
    ),
  /** Whether the person still takes the medicine. */
  current: z.boolean({ error: () => texts.currentIsWrong }),
};

/** A medicine as the person describes it. */
export const medicine = z.object({ id: z.string(), ...medicineFields });
export type Medicine = z.output<typeof medicine>;

const dose = z.object({
  id: z.string(),
  medicineId: z.string(),
  takenAt: z.string(),
  localDate,
  zone: z.string(),
});
export type Dose = z.output<typeof dose>;

const rating = z.object({
  id: z.string(),
  effect: z.string(),
  level,
  ratedAt: z.string(),
  localDate,
  zone: z.string(),
});
export type EffectRating = z.output<typeof rating>;

const log = z.object({
  settings: medicationSettings,
  /** The medicines, in the order in which the person added them. */
  medicines: z.array(medicine),
  /** Doses of the last three months, oldest first. */
  doses: z.array(dose),
  ratings: z.array(rating),
});
export type MedicationLog = z.output<typeof log>;

const own = { userId: z.optional(userId) };
/** The person's local date at the time of the entry; defaults to the date in `zone`. */
const place = { localDate: z.optional(localDate), zone: z.optional(zone) };

export const medicationEndpoints = {
  log: endpoint({
    method: 'GET',
    path: '/api/medication/log/:userId',
    summary: 'Reads the medication and body log of the last three months.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: log,
  }),
  settings: endpoint({
    method: 'GET',
    path: '/api/medication/settings/:userId',
    summary: 'Reads whether the log is on, and which effects are followed.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: medicationSettings,
  }),
  saveSettings: endpoint({
    method: 'POST',
    path: '/api/medication/settings',
    summary:
      'Keeps the settings that are sent, and leaves the others. Choosing effects first turns the log on. Turning the log off deletes nothing.',
    access: 'session',
    body: z.extend(z.partial(medicationSettings), { userId }),
    status: 200,
    reply: medicationSettings,
  }),
  saveMedicine: endpoint({
    method: 'POST',
    path: '/api/medication/medicine',
    summary:
      'Adds a medicine, or changes it. The same id is the same medicine. The first one turns the log on.',
    access: 'session',
    body: z.object({ userId, id: recordId, ...medicineFields }),
    status: 201,
    reply: medicine,
  }),
  removeMedicine: endpoint({
    method: 'POST',
    path: '/api/medication/medicine/remove',
    summary: 'Deletes a medicine for good, with all times at which it was taken.',
    access: 'session',
    keeps: false,
    body: z.object({ ...own, medicineId: recordId }),
    status: 200,
    reply: done,
  }),
  take: endpoint({
    method: 'POST',
    path: '/api/medication/taken',
    summary: 'Keeps when a medicine was taken. The same id twice is one entry and one answer.',
    access: 'session',
    body: z.object({ userId, id: recordId, medicineId: recordId, takenAt: timestamp, ...place }),
    status: 201,
    reply: dose,
  }),
  removeDose: endpoint({
    method: 'POST',
    path: '/api/medication/taken/remove',
    summary: 'Deletes the entry that a medicine was taken.',
    access: 'session',
    keeps: false,
    body: z.object({ ...own, doseId: recordId }),
    status: 200,
    reply: done,
  }),
  rate: endpoint({
    method: 'POST',
    path: '/api/medication/effect',
    summary: 'Keeps how much of an effect there is. The same id twice is one entry and one answer.',
    access: 'session',
    body: z.object({ userId, id: recordId, effect, level, ratedAt: timestamp, ...place }),
    status: 201,
    reply: rating,
  }),
  removeRating: endpoint({
    method: 'POST',
    path: '/api/medication/effect/remove',
    summary: 'Deletes the entry of an effect.',
    access: 'session',
    keeps: false,
    body: z.object({ ...own, ratingId: recordId }),
    status: 200,
    reply: done,
  }),
};

const placed = { localDate, zone: z.string() };

/** The changes that a person makes to their log. */
export const medicationChanges = changes({
  'medication-settings': {
    body: z.partial(medicationSettings),
    call: 'saveSettings',
  },
  'medicine-save': { body: medicine, call: 'saveMedicine' },
  'medicine-remove': {
    body: z.object({ medicineId: z.string() }),
    call: 'removeMedicine',
    deletes: true,
  },
  'medicine-taken': {
    body: z.object({ medicineId: z.string(), takenAt: z.string(), ...placed }),
    call: 'take',
  },
  'medicine-untaken': {
    body: z.object({ doseId: z.string() }),
    call: 'removeDose',
    deletes: true,
  },
  'medicine-effect': {
    body: z.object({ effect: z.string(), level, ratedAt: z.string(), ...placed }),
    call: 'rate',
  },
  'medicine-effect-remove': {
    body: z.object({ ratingId: z.string() }),
    call: 'removeRating',
    deletes: true,
  },
});
export type MedicationChange = ChangeOf<typeof medicationChanges>;
