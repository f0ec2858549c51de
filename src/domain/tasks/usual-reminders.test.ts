import { expect, it } from 'vitest';
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
