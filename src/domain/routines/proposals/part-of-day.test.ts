import fc from 'fast-check';
import { expect, it } from 'vitest';
import { everyDayPlan } from '#domain/routines/templates.ts';
import { LANGUAGES } from '#domain/shared/text/languages.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { readRoutineTemplates } from '#server/content/routine-templates.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import { movableTime } from './part-of-day.ts';

const STARTS_ON = localDate('2026-03-10');
const TIED = [
  'Winding down for bed',
  'Bedtime',
  'A simple morning',
  'Breakfast',
  'Lunch break',
  'Family dinner',
  'Screens off',
  'Off to school',
  'Medicine and water',
];
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const timed = (name: string, at: string) =>
  ({
    name,
    icon: 'sun',
    anchor: { kind: 'time', time: at },
    repeat: { kind: 'days', every: 1 },
  }) as const;

it('a routine tied to a part of the day has no movable time, whenever it is', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...TIED),
      time,
      fc.constantFrom('', 'My ', '“'),
      (name, at, before) => {
        expect(movableTime(timed(before + name, at))).toBeNull();
        expect(movableTime(timed((before + name).toUpperCase(), at))).toBeNull();
      },
    ),
  );
});

it('any other routine has a movable time', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Stretching', 'A little movement', 'Embedded work', 'Tidy'),
      time,
      (name, at) => {
        expect(movableTime(timed(name, at))).toBe(at);
      },
    ),
  );
  expect(movableTime({ ...timed('Tidy', '08:00'), anchor: { kind: 'none' } })).toBeNull();
  expect(movableTime({ ...timed('Tidy', '08:00'), repeat: { kind: 'once' } })).toBeNull();
});

it('an icon ties a routine whose name is in another language', () => {
  expect(movableTime({ ...timed('Ins Bett gehen', '22:00'), icon: 'bed' })).toBeNull();
});

it('the movable ready-made routines are those without a fixed part of the day', () => {
  const movable = readRoutineTemplates()
    .filter((one) =>
      movableTime(everyDayPlan(one, { startsOn: STARTS_ON, time: one.time, newId: () => one.id })),
    )
    .map(({ id }) => id);
  expect(movable).toEqual([
    'coming-home',
    'homework',
    'work-start',
    'tidy',
    'week-plan',
    'reset',
    'exposure',
    'thoughts',
    'movement',
  ]);
});

const TRANSLATED: readonly (readonly [tag: string, tied: string, free: string])[] = [
  ['de', 'Abendroutine', 'Aufräumen'],
  ['de', 'Vor dem Schlafen', 'Bewegung'],
  ['es', 'Rutina de mañana', 'Ordenar'],
  ['es', 'Antes de dormir', 'Estiramientos'],
  ['fr', 'Routine du soir', 'Ranger'],
  ['fr', 'Avant de dormir', 'Étirements'],
];
const OFFERED: readonly string[] = LANGUAGES;

it.each(TRANSLATED.filter(([tag]) => OFFERED.includes(tag)))(
  'in %s, %s is tied to its part of the day, and %s is not',
  (tag, tied, free) => {
    runInLanguage(tag, () => {
      expect(movableTime(timed(tied, '08:00'))).toBeNull();
      expect(movableTime(timed(free, '08:00'))).toBe('08:00');
    });
  },
);
