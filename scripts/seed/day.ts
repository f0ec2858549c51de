import { v7 as uuidv7 } from 'uuid';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import { BODY_SIGNALS, type BodySignal } from '#domain/mood/body.ts';
import { NO_DETAILS } from '#domain/mood/details.ts';
import type { EnergyValue } from '#domain/mood/energy.ts';
import { levelAtPosition, type MoodValue } from '#domain/mood/levels.ts';
import { MOOD_TAGS, type MoodTag } from '#domain/mood/tags.ts';
import { normalFrom, type Random } from '#domain/shared/numbers/random.ts';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import type { DemoPerson } from './demo-people.ts';

/** Plausible tags by mood. */
const TAGS_OF: Readonly<Record<MoodValue, readonly MoodTag[]>> = {
  0: ['Overwhelmed', 'Burned out', 'Family fight', 'Anxious'],
  25: ['Tired', 'Bad sleep', 'Under pressure', 'Lonely', 'Anxious'],
  50: ['Sleepy', 'Exam stress', 'Friend drama', 'Focused'],
  75: ['Productive day', 'Motivated', 'Self-care day', 'Focused'],
  100: ['Social win', 'Happy moment', 'Accomplished', 'Feeling grateful', 'Inspired'],
};

const ENERGY_OF: Readonly<Record<MoodValue, readonly EnergyValue[]>> = {
  0: [0, 0, 1],
  25: [0, 1, 1],
  50: [1, 2, 2],
  75: [2, 3],
  100: [3, 3, 4],
};

const SIGNALS_OF: Readonly<Record<MoodValue, readonly BodySignal[]>> = {
  0: ['Tight chest', 'Heavy', 'Tense shoulders'],
  25: ['Heavy', 'Tired eyes', 'Headache'],
  50: ['Tired eyes', 'Restless'],
  75: ['Light and warm'],
  100: ['Light and warm'],
};

const WHYS_OF: Readonly<Record<MoodValue, readonly string[]>> = {
  0: ['Everything came at once.', 'The argument keeps going round in my head.'],
  25: ['Slept badly again.', 'The open-plan office was loud all day.'],
  50: ['A day like any other.', 'Neither good nor bad.'],
  75: ['Got the first thing done before noon.', 'The walk helped.'],
  100: ['Laughed a lot with a friend.', 'The talk went well.'],
};

export const pick = <Item>(list: readonly Item[], random: Random): Item | undefined =>
  list[Math.floor(random() * list.length)];

/** A Poisson-distributed number with the given mean (Knuth's algorithm, for small means). */
const countOf = (mean: number, random: Random): number => {
  let count = 0;
  for (let left = random(); left > Math.exp(-mean); left *= random()) count += 1;
  return count;
};

/** The mood logs of one day: one in the morning and, on many days, another one later. */
export const moodsOfDay = (
  mood: number,
  morningMs: number,
  random: Random,
  /** The random numbers for the energy and the body signals, which most logs omit. */
  further: Random,
) => {
  const times = random() < 0.55 ? [0.5, 9 + 3 * random()] : [0.5 + 8 * random()];
  return times.map((hours, index) => {
    const drift = index === 0 ? 0 : Math.round(0.6 * normalFrom(random));
    const level = levelAtPosition(mood / 25 + drift);
    const fitting = TAGS_OF[level.value];
    const chosen = new Set(fitting.filter(() => random() < 0.4));
    return {
      ...NO_DETAILS,
      id: uuidv7(),
      timestamp: new Date(morningMs + hours * HOUR_MS).toISOString(),
      mood: level.value,
      emoji: level.emoji,
      why: random() < 0.35 ? (pick(WHYS_OF[level.value], random) ?? '') : '',
      tags: MOOD_TAGS.filter((tag) => chosen.has(tag)),
      energy: further() < 0.4 ? (pick(ENERGY_OF[level.value], further) ?? null) : null,
      body: BODY_SIGNALS.filter((signal) => SIGNALS_OF[level.value].includes(signal)).filter(
        () => further() < 0.2,
      ),
    };
  });
};

/** One day's distractions, spread over the waking hours. */
export const distractionsOfDay = (person: DemoPerson, morningMs: number, random: Random) =>
  DISTRACTION_TYPES.flatMap((type) =>
    Array.from({ length: countOf(person.distractions[type], random) }, () => ({
      id: uuidv7(),
      type,
      timestamp: new Date(morningMs + 11 * random() * HOUR_MS).toISOString(),
    })),
  );
