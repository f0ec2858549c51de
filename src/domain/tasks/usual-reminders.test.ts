import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/shared/text/languages.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import { usualMinutes } from './capture/captured.ts';
import { usualReminders } from './usual-reminders.ts';

const EARLY = 30;

it.each([
  'pick up kids',
  'Pick the kids up',
  'Doctor',
  'See Dr. Patel',
  'Therapy with Ana',
  'Haircut',
  'Train to Leeds',
  'Meet Sam at the park',
  'School play',
  'Leave for the airport',
  'Job interview',
  'Lunch with Mia',
  'go to the gym',
  'Drop off the car',
])('a task that one has to go to also reminds half an hour before: %s', (title) => {
  expect(usualReminders(title)).toEqual({ atStart: true, minutesBefore: EARLY });
});

it.each([
  'Laundry',
  'Call the doctor',
  'Book a dentist appointment',
  'Email school about the trip',
  'Take pills',
  'Team meeting on Zoom',
  'Go to bed',
  'Buy a train ticket',
  'Study for the exam',
  'See if the parcel came',
  'Write to the clinic',
])('a task for any place reminds at its time: %s', (title) => {
  expect(usualReminders(title)).toEqual({ atStart: true, minutesBefore: null });
});

const TRANSLATED: readonly (readonly [
  tag: string,
  title: string,
  isEarly: boolean,
  minutes: number,
])[] = [
  ['de', 'Zahnarzt', true, 30],
  ['de', 'Kinder abholen', true, 15],
  ['de', 'Therapie online', false, 30],
  ['de', 'Termin beim Friseur vereinbaren', false, 30],
  ['de', 'Mama anrufen', false, 15],
  ['de', 'Bericht schreiben', false, 30],
  ['es', 'Cita con el médico', true, 30],
  ['es', 'recoger a los niños', true, 15],
  ['es', 'Terapia por teléfono', false, 30],
  ['es', 'Pedir cita en la peluquería', false, 15],
  ['es', 'Llamar a mamá', false, 15],
  ['es', 'Redactar el informe', false, 30],
  ['fr', 'Rdv médecin', true, 30],
  ['fr', 'chercher les enfants', true, 15],
  ['fr', 'Thérapie en ligne', false, 30],
  ['fr', 'Prendre rdv chez le coiffeur', false, 15],
  ['fr', 'Appeler maman', false, 15],
  ['fr', 'Rédiger le rapport', false, 30],
];
const OFFERED: readonly string[] = LANGUAGES;

it.each(TRANSLATED.filter(([tag]) => OFFERED.includes(tag)))(
  'in %s, knows whether %j is somewhere else, and how long it takes',
  (tag, title, isEarly, minutes) => {
    runInLanguage(tag, () => {
      expect(usualReminders(title).minutesBefore !== null).toBe(isEarly);
      expect(usualMinutes(title)).toBe(minutes);
    });
  },
);
