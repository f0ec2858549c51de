import { v7 as uuidv7 } from 'uuid';
import type { EffectLevel } from '#domain/medication/medication.ts';
import { EMPTY_PLAN, type SafetyPlan } from '#domain/safety-plan/plan.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Random } from '#domain/shared/numbers/random.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/shared/time/durations.ts';
import { DISTRESS } from '#domain/urge/distress.ts';
import { DELAYS_MINUTES, RITUALS } from '#domain/urge/urge.ts';
import type { Database } from '#server/db/open.ts';
import { medicationStore } from '#server/features/medication/medication-store.ts';
import { safetyPlanStore } from '#server/features/safety-plan/safety-plan-store.ts';
import { urgeStore } from '#server/features/urges/urge-store.ts';
import { pick } from './day.ts';
import type { DemoPerson } from './demo-people.ts';

/** The number of recent days with medication log entries and urge delays. */
const LATELY_DAYS = 60;
const EFFECT = 'Restlessness';
const MEDICINE = {
  name: 'Morning tablet',
  amount: 'as on the label',
  times: ['08:00'],
  current: true,
};
const INSTEAD = ['Washed the dishes', 'Walked around the block', 'Read two pages', ''];

/** The safety plan of every demo person. */
const PLAN: SafetyPlan = {
  ...EMPTY_PLAN,
  warningSigns: ['I stop answering messages', 'Everything is too loud'],
  helps: ['A warm shower', 'The same song on repeat'],
  light: ['Only the small lamp'],
  noise: ['Headphones on'],
  notHelping: ['Questions in a row'],
  people: [
    {
      name: 'Robin',
      how: 'text',
      number: '',
      words: 'It is a hard evening. Can you stay in touch?',
    },
  ],
  places: ['The bench at the river'],
};

interface OwnCare {
  readonly database: Database;
  readonly userId: UserId;
  readonly person: DemoPerson;
  readonly zone: string;
  readonly random: Random;
}

interface Day {
  readonly date: LocalDate;
  readonly daysAgo: number;
  readonly morningMs: number;
  /** The latest allowed instant of an entry, in milliseconds since the Unix epoch. */
  readonly nowMs: number;
}

/** The nearest distress level, 0 to 10. */
const distress = (value: number) => DISTRESS[Math.min(10, Math.max(0, value))] ?? null;

const iso = (ms: number): string => new Date(ms).toISOString();

/** Enters a safety plan. The returned function enters the medication and the urges of a day. */
export const ownCare = async ({ database, userId, person, zone, random }: OwnCare) => {
  const medication = medicationStore(database.db);
  const urges = urgeStore(database);
  const medicineId = uuidv7();
  const now = iso(Date.now());
  const change = { before: EMPTY_PLAN, after: PLAN };
  await safetyPlanStore(database.db).change(userId, change, now);
  await medication.saveMedicine(userId, { id: medicineId, ...MEDICINE }, now);
  await medication.saveSettings(userId, { on: true, effects: [EFFECT] }, now);

  const addUrge = async (startedMs: number, date: LocalDate): Promise<void> => {
    const minutes = pick(DELAYS_MINUTES, random) ?? 2;
    const before = 4 + Math.floor(6 * random());
    await urges.add(
      userId,
      {
        id: uuidv7(),
        startedAt: iso(startedMs),
        localDate: date,
        zone,
        minutes,
        waitedSeconds: Math.round(minutes * 60 * (0.4 + 0.6 * random())),
        before: distress(before),
        during: distress(before + 1),
        after: distress(before - Math.floor(4 * random())),
        happened: pick(INSTEAD, random) ?? '',
        ritual: pick(RITUALS, random) ?? null,
      },
      iso(startedMs + minutes * MINUTE_MS),
    );
  };

  return async ({ date, daysAgo, morningMs, nowMs }: Day): Promise<void> => {
    if (daysAgo >= LATELY_DAYS) return;
    const place = { localDate: date, zone };
    const takenMs = morningMs + HOUR_MS * random();
    const ratedMs = takenMs + 6 * HOUR_MS;
    const level = Math.floor(3 * random()) as EffectLevel;
    const urgeMs = morningMs + 10 * HOUR_MS * random();
    const hasUrge = random() < person.traits.OCD / 4;
    if (takenMs <= nowMs) {
      const takenAt = iso(takenMs);
      await medication.take(userId, { id: uuidv7(), medicineId, takenAt, ...place }, takenAt);
    }
    if (ratedMs <= nowMs) {
      const ratedAt = iso(ratedMs);
      const rating = { id: uuidv7(), effect: EFFECT, level, ratedAt, ...place };
      await medication.rate(userId, rating, ratedAt);
    }
    if (hasUrge && urgeMs + 10 * MINUTE_MS <= nowMs) await addUrge(urgeMs, date);
  };
};
