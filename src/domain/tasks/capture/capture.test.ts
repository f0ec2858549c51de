import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt, wallTimeAt } from '#domain/shared/time/zone.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { unparsed, usualMinutes } from './captured.ts';
import { capture } from './english/english.ts';

/** Tuesday 10 March 2026, 14:00 in Berlin. */
const NOW = {
  nowMs: Date.parse('2026-03-10T13:00:00Z'),
  zone: 'Europe/Berlin',
  dayStartsAtHour: 0,
  isDayFirst: true,
};
const TODAY = '2026-03-10';
const TOMORROW = '2026-03-11';

type Phrase = readonly [
  text: string,
  title: string,
  date: string | null,
  time?: string | null,
  minutes?: number | null,
];

/** Phrases as people type them: title, day (null for Later), time and minutes. */
const PHRASES: readonly Phrase[] = [
  ['Call mum tomorrow at 3pm, 10 min', 'Call mum', TOMORROW, '15:00', 10],
  ['call mum tomorrow 3pm', 'call mum', TOMORROW, '15:00'],
  ['Call mum at 3pm tomorrow for 10 minutes', 'Call mum', TOMORROW, '15:00', 10],
  ['Tomorrow at 3pm call mum', 'call mum', TOMORROW, '15:00'],
  ['Tomorrow: call mum', 'call mum', TOMORROW],
  ['3pm call mum', 'call mum', TODAY, '15:00'],
  ['Buy milk', 'Buy milk', null],
  ['Buy milk today', 'Buy milk', TODAY],
  ['Buy milk tmr', 'Buy milk', TOMORROW],
  ['Dentist on Friday at 9:30', 'Dentist', '2026-03-13', '09:30'],
  ['Dentist fri 9.30am', 'Dentist', '2026-03-13', '09:30'],
  ['Dentist Friday 13 March 09:30', 'Dentist', '2026-03-13', '09:30'],
  ['Pay rent on 1 April', 'Pay rent', '2026-04-01'],
  ['Pay rent by 1st April, half an hour', 'Pay rent', '2026-04-01', null, 30],
  ['Pay rent 12/4', 'Pay rent', '2026-04-12'],
  ['Pay rent 12/04/2026', 'Pay rent', '2026-04-12'],
  ['Renew passport 2026-05-01', 'Renew passport', '2026-05-01'],
  ['Renew passport on the 5th', 'Renew passport', '2026-04-05'],
  ['Renew passport on the 15th', 'Renew passport', '2026-03-15'],
  ['Renew passport on the 5th of May', 'Renew passport', '2026-05-05'],
  ['Renew passport March 3', 'Renew passport', '2027-03-03'],
  ['Team meeting Tuesday', 'Team meeting', '2026-03-17'],
  ['Team meeting next Monday 10-11am', 'Team meeting', '2026-03-16', '10:00', 60],
  ['Team meeting tomorrow 10:00-11:30', 'Team meeting', TOMORROW, '10:00', 90],
  ['Shift Friday from 11am to 1pm', 'Shift', '2026-03-13', '11:00', 120],
  ['Lunch with Ana tomorrow from 12 to 1pm', 'Lunch with Ana', TOMORROW, '12:00', 60],
  ['Email Sam in 20 minutes', 'Email Sam', TODAY, '14:20'],
  ['Take the bread out in half an hour', 'Take the bread out', TODAY, '14:30'],
  ['Check oven in an hour', 'Check oven', TODAY, '15:00'],
  ['Call back in 2 hours, 10 min', 'Call back', TODAY, '16:00', 10],
  ['Water plants in 3 days', 'Water plants', '2026-03-13'],
  ['Water plants in two days', 'Water plants', '2026-03-12'],
  ['Check results in a week', 'Check results', '2026-03-17'],
  ['Check results in 2 weeks', 'Check results', '2026-03-24'],
  ['Check results in a fortnight', 'Check results', '2026-03-24'],
  ['Book haircut next week', 'Book haircut', '2026-03-16'],
  ['Book haircut next month', 'Book haircut', '2026-04-01'],
  ['Clean the car this weekend', 'Clean the car', '2026-03-14'],
  ['Clean the car at the weekend', 'Clean the car', '2026-03-14'],
  ['Clean the car the day after tomorrow', 'Clean the car', '2026-03-12'],
  ['Clean the car Friday week', 'Clean the car', '2026-03-20'],
  ['Tidy desk 15 min', 'Tidy desk', null, null, 15],
  ['Tidy desk 15min', 'Tidy desk', null, null, 15],
  ['Tidy desk (15 minutes)', 'Tidy desk', null, null, 15],
  ['Tidy desk for 1h 30', 'Tidy desk', null, null, 90],
  ['Tidy desk 1h30 tomorrow', 'Tidy desk', TOMORROW, null, 90],
  ['Tidy desk, 1 hour and 20 minutes', 'Tidy desk', null, null, 80],
  ['Tidy desk for an hour', 'Tidy desk', null, null, 60],
  ['Tidy desk an hour and a half', 'Tidy desk', null, null, 90],
  ['Tidy desk 1.5 hours', 'Tidy desk', null, null, 90],
  ['Tidy desk 2h', 'Tidy desk', null, null, 120],
  ['Tidy desk ten minutes', 'Tidy desk', null, null, 10],
  ['Tidy desk for about 20 mins today', 'Tidy desk', TODAY, null, 20],
  ['Tidy desk, takes 45 minutes', 'Tidy desk', null, null, 45],
  ['Tidy desk a quarter of an hour', 'Tidy desk', null, null, 15],
  ['Walk for 20 minutes in the park', 'Walk in the park', null, null, 20],
  ['Go for a 30 minute walk tomorrow', 'Go for a 30 minute walk', TOMORROW, null, 30],
  ['10-minute stretch at 7am', '10-minute stretch', TOMORROW, '07:00', 10],
  ['Gym wed 6pm 1 hour', 'Gym', TOMORROW, '18:00', 60],
  ['On sun wash hair', 'wash hair', '2026-03-15'],
  ['At midnight post the video', 'post the video', TOMORROW, '00:00'],
  ['Take meds at 8am and 8pm', 'Take meds at 8am and 8pm', TOMORROW, '08:00'],
  ['Holiday 3-5 May', 'Holiday 3-5 May', '2026-05-03'],
  ['Doctor on the 12th at 4:20pm', 'Doctor', '2026-03-12', '16:20'],
  ['Book table for 4 at 7pm on Saturday', 'Book table for 4', '2026-03-14', '19:00'],
  ['Monday: call Bob', 'call Bob', '2026-03-16'],
  ['Call before 5pm', 'Call', TODAY, '17:00'],
  ['email landlord b4 5pm', 'email landlord', TODAY, '17:00'],
  ['email landlord by 5pm', 'email landlord', TODAY, '17:00'],
  ['Hand in the form before noon on Friday', 'Hand in the form', '2026-03-13', '12:00'],
  ['Print slides before 3pm meeting', 'Print slides before 3pm meeting', null],
  ['Call mum at 3', 'Call mum', TODAY, '15:00'],
  ['Call mum at 8', 'Call mum', TODAY, '20:00'],
  ['Call mum tomorrow at 8', 'Call mum', TOMORROW, '08:00'],
  ['Call mum at 9am', 'Call mum', TOMORROW, '09:00'],
  ['Call mum at noon tomorrow', 'Call mum', TOMORROW, '12:00'],
  ['Call mum at half past 4', 'Call mum', TODAY, '16:30'],
  ['Call mum at quarter to five', 'Call mum', TODAY, '16:45'],
  ['Call mum at ten past 6', 'Call mum', TODAY, '18:10'],
  ["Call mum 5 o'clock", 'Call mum', TODAY, '17:00'],
  ['Call mum 17:45', 'Call mum', TODAY, '17:45'],
  ['Call mum @ 18:00', 'Call mum', TODAY, '18:00'],
  ['Call mum at 18', 'Call mum', TODAY, '18:00'],
  ['Call mum at 3 p.m. about the trip', 'Call mum about the trip', TODAY, '15:00'],
  ['Call mum tonight at 9', 'Call mum', TODAY, '21:00'],
  ['Call mum tomorrow morning at 9', 'Call mum', TOMORROW, '09:00'],
  ['Call mum Friday evening at 7', 'Call mum', '2026-03-13', '19:00'],
  ['Call mum tomorrow at 7 in the evening', 'Call mum', TOMORROW, '19:00'],
  ['Call mum tomorrow morning', 'Call mum in the morning', TOMORROW],
  ['Call mum on Friday evening', 'Call mum in the evening', '2026-03-13'],
  ['Call mum tonight', 'Call mum tonight', TODAY],
  ['Call mum this evening', 'Call mum this evening', TODAY],
  ['Meet Lee at 10 Downing Street at 4pm', 'Meet Lee at 10 Downing Street', TODAY, '16:00'],
  ['Prepare the Sunday game on Friday', 'Prepare the Sunday game', '2026-03-13'],
  ["Prepare Friday's talk on Thursday", "Prepare Friday's talk", '2026-03-12'],
  // Words that only look like a time, a day or a length.
  ['Buy 3 pm tablets', 'Buy 3 pm tablets', null],
  ['Read chapter 5', 'Read chapter 5', null],
  ['Read pages 5-6', 'Read pages 5-6', null],
  ['Read 1984', 'Read 1984', null],
  ['Buy 2 apples', 'Buy 2 apples', null],
  ['Buy 1/2 kg flour', 'Buy 1/2 kg flour', null],
  ['Sit in the sun', 'Sit in the sun', null],
  ['Sun cream', 'Sun cream', null],
  ['Sat nav update', 'Sat nav update', null],
  ['Sun 10am call mum', 'call mum', '2026-03-15', '10:00'],
  ['Fri 10am call mum', 'call mum', '2026-03-13', '10:00'],
  ['thu at 10:30 call mum', 'call mum', '2026-03-12', '10:30'],
  ['Ask May about the march', 'Ask May about the march', null],
  ['Install version 2.10', 'Install version 2.10', null],
  ['Look at 5 flats', 'Look at 5 flats', null],
  ['Visit 7 High Street', 'Visit 7 High Street', null],
  ['Drink water every 30 minutes', 'Drink water every 30 minutes', null],
  ['Read the news of last week', 'Read the news of last week', null],
  ['Write about yesterday', 'Write about yesterday', null],
  ['Swim 100m', 'Swim 100m', null],
  ['Note the 24/7 hotline', 'Note the 24/7 hotline', null],
  ['Pay 3.50 to Sam', 'Pay 3.50 to Sam', null],
  ['Second draft of the essay', 'Second draft of the essay', null],
  ['Set the table for 4', 'Set the table for 4', null],
  ['Finish level 3', 'Finish level 3', null],
  // Several days are named, so none of them is the day of the line.
  ['Call mum Monday or Wednesday 5pm', 'Call mum Monday or Wednesday 5pm', null],
  ['Away Monday to Friday', 'Away Monday to Friday', '2026-03-16'],
  ['Vacuum every Saturday or Sunday', 'Vacuum every Saturday or Sunday', null],
  ['Gym every Mon or Tue', 'Gym every Mon or Tue', null],
  ['Gym every Mon, Tue, or Thu', 'Gym every Mon, Tue, or Thu', null],
  ['Clean weekends or Monday', 'Clean weekends or Monday', null],
  ['Water plants every Monday and tomorrow', 'Water plants every Monday and tomorrow', TOMORROW],
  ['call mum tue or wed', 'call mum tue or wed', null],
  ['Monday or Tuesday call Bob', 'Monday or Tuesday call Bob', null],
  [
    'Dentist Monday 9am and Thursday 10am',
    'Dentist Monday 9am and Thursday 10am',
    '2026-03-16',
    '09:00',
  ],
  [
    'Dentist on Monday at 9am and on Thursday at 10am',
    'Dentist on Monday at 9am and on Thursday at 10am',
    '2026-03-16',
    '09:00',
  ],
  [
    'Rent a car tomorrow 3pm to Friday 5pm',
    'Rent a car tomorrow 3pm to Friday 5pm',
    TOMORROW,
    '15:00',
  ],
  ['Plan the day tomorrow', 'Plan the day', TOMORROW],
  // A month's name before or after its day, in full or short.
  ['Dentist March 15 at 10am', 'Dentist', '2026-03-15', '10:00'],
  ['Flu jab Sept 25', 'Flu jab', '2026-09-25'],
  ['Tax return April 10', 'Tax return', '2026-04-10'],
  ['Dentist Dec 12 9:30', 'Dentist', '2026-12-12', '09:30'],
  ['Dentist Fri, Mar. 13th, 2026 at 4', 'Dentist', '2026-03-13', '16:00'],
  ['March 15 dentist', 'dentist', '2026-03-15'],
  ['Exam 3rd of June 9am-12pm', 'Exam', '2026-06-03', '09:00', 180],
  ['Party Feb 29', 'Party', '2028-02-29'],
  // The date is on another weekday, so one of the two is wrong.
  ['Dentist Saturday 13 March', 'Dentist Saturday 13 March', null],
  ['Jan 2 questions for the doctor', 'Jan 2 questions for the doctor', null],
  ['Ask Jan 2 questions', 'Ask Jan 2 questions', null],
  ['Holiday May 3 to May 5', 'Holiday May 3 to May 5', '2026-05-03'],
  // Noon, midnight and the small hours, never in the past.
  ['Call Sam at 12', 'Call Sam', TOMORROW, '12:00'],
  ['Call Sam at 12 tonight', 'Call Sam', TOMORROW, '00:00'],
  ['Post it tonight at midnight', 'Post it', TOMORROW, '00:00'],
  ['Post it at midnight tonight', 'Post it', TOMORROW, '00:00'],
  ['Call Sam at 1am', 'Call Sam', TOMORROW, '01:00'],
  ['Call Sam tonight at 1am', 'Call Sam', TOMORROW, '01:00'],
  ['Call Sam today at 9am', 'Call Sam at 9am', TODAY],
  ['Submit it tomorrow at midnight', 'Submit it at midnight', TOMORROW],
  ['Meeting tomorrow 10-11', 'Meeting', TOMORROW, '10:00', 60],
  ['Book a table for Friday 8pm', 'Book a table', '2026-03-13', '20:00'],
  ['Move in next Friday', 'Move in', '2026-03-20'],
  // A day, a time or a length that belongs to the subject of the line, not to the task itself.
  ['Delete mails up to january 30th', 'Delete mails up to january 30th', null],
  ['Reply to the email from Monday', 'Reply to the email from Monday', null],
  ['Reply to the mail from 3 March', 'Reply to the mail from 3 March', null],
  ['Prepare slides for the talk on Monday', 'Prepare slides for the talk on Monday', null],
  ['Move the call to Friday', 'Move the call to Friday', null],
  ['Plan Friday after next', 'Plan Friday after next', null],
  ['Friday drinks list', 'Friday drinks list', null],
  ['Black Friday list', 'Black Friday list', null],
  ['Rate the day 7/10', 'Rate the day 7/10', null],
  ['Set the alarm for 6am', 'Set the alarm for 6am', null],
  ['Set a timer for 10 minutes', 'Set a timer for 10 minutes', null],
  ['Find a 24h pharmacy', 'Find a 24h pharmacy', null],
  ['Buy a 30 minute egg timer', 'Buy a 30 minute egg timer', null],
  // A day next to a time: in some of these lines it is certainly the day of the task, in others it may not be.
  ["Party at Lucy's Saturday 3-5pm", "Party at Lucy's", '2026-03-14', '15:00', 120],
  ['Reply to the mail from Monday at 5pm', 'Reply to the mail from Monday at 5pm', null],
  ['Lunch Friday after next at 12', 'Lunch Friday after next at 12', null],
  ['Walk the dog at 7 and 19', 'Walk the dog at 7 and 19', TODAY, '19:00'],
  ['Email re: Monday', 'Email re: Monday', null],
  // Titles of books, films and shows.
  ['Watch Apocalypse Now', 'Watch Apocalypse Now', null],
  ['Watch 60 Minutes', 'Watch 60 Minutes', null],
  ['Watch The Day After Tomorrow', 'Watch The Day After Tomorrow', null],
  ['Watch Midnight in Paris tonight', 'Watch Midnight in Paris tonight', TODAY],
  ['Read Tuesdays with Morrie', 'Read Tuesdays with Morrie', null],
  ['Listen to Blue Monday', 'Listen to Blue Monday', null],
  ['Read John 3:16', 'Read John 3:16', null],
  ['Return Around the World in 80 Days', 'Return Around the World in 80 Days', null],
  // Misspelt and short day names, some of them next to a time.
  ['tommorow 9am ring gp', 'ring gp', TOMORROW, '09:00'],
  ['call sam 2moro at 5', 'call sam', TOMORROW, '17:00'],
  ['wendesday dentist 2pm', 'dentist', TOMORROW, '14:00'],
  ['thurday call mam', 'call mam', '2026-03-12'],
  ['meeting 2-3pm tues', 'meeting', '2026-03-17', '14:00', 60],
  ['vet thurs around 4', 'vet', '2026-03-12', '16:00'],
  ['vet thurs 4ish', 'vet', '2026-03-12', '16:00'],
  ['dentist half 3 friday', 'dentist', '2026-03-13', '15:30'],
  ['call insurance at 1 sharp', 'call insurance', TOMORROW, '13:00'],
  ['Taxi 15.3. at 8', 'Taxi', '2026-03-15', '08:00'],
  ['send the report by end of day', 'send the report', TODAY],
  ['read for an hour before bed', 'read before bed', null, null, 60],
  // The activity decides which half of the day is meant.
  ['Wake up at 6', 'Wake up', TOMORROW, '06:00'],
  ['School run at 8.30', 'School run', TOMORROW, '08:30'],
  ['Dinner with Tom tomorrow at 8', 'Dinner with Tom', TOMORROW, '20:00'],
  ['School run at 3', 'School run', TODAY, '15:00'],
  ['Fix the alarm at 2', 'Fix the alarm', TODAY, '14:00'],
  ['Brunch at 12', 'Brunch', TOMORROW, '12:00'],
  ['Change the bed tomorrow at 10', 'Change the bed', TOMORROW, '10:00'],
  ['Buy party balloons tomorrow at 11', 'Buy party balloons', TOMORROW, '11:00'],
  ['Take 1 in the morning', 'Take 1 in the morning', null],
  ['Take 2 tonight', 'Take 2 tonight', TODAY],
  ['Deliver parcel to flat 2a', 'Deliver parcel to flat 2a', null],
  ['Do 3a and 3b', 'Do 3a and 3b', null],
  ['Bring 5p for the machine', 'Bring 5p for the machine', null],
  ['Room 204 at 1:10', 'Room 204', TOMORROW, '13:10'],
  ['Parents evening 24th June 6-7:30pm', 'Parents evening', '2026-06-24', '18:00', 90],
  ['Plan next week', 'Plan next week', null],
  ['Prepare Friday', 'Prepare Friday', null],
  ['Move the 3pm to 4', 'Move the 3pm to 4', null],
  ["Reschedule the 2 o'clock", "Reschedule the 2 o'clock", null],
  ['Read Monday Starts on Saturday', 'Read Monday Starts on Saturday', null],
  // An unambiguous time is recognized whatever follows it.
  [
    'Ring the office 8am when the lines open',
    'Ring the office when the lines open',
    TOMORROW,
    '08:00',
  ],
  ['Parents evening 24/11 17:40 room B12', 'Parents evening room B12', '2026-11-24', '17:40'],
  ['Haircut w/ Denise, Sat 21/3 @ 2:30p', 'Haircut w/ Denise', '2026-03-21', '14:30'],
  ['Exam paper 1 fri 5 june 14:00-16:30', 'Exam paper 1', '2026-06-05', '14:00', 150],
  ['Delivery 24 march between 7 and 8pm', 'Delivery', '2026-03-24', '19:00', 60],
  ['Blood test mon 0815 bring form', 'Blood test bring form', '2026-03-16', '08:15'],
  ['School play 7 tonight gym b', 'School play gym b', TODAY, '19:00'],
  ['A week today 3pm physio', 'physio', '2026-03-17', '15:00'],
  ['Fireworks new years eve 10pm', 'Fireworks', '2026-12-31', '22:00'],
  ["Call grandma on New Year's Eve 11pm", 'Call grandma', '2026-12-31', '23:00'],
  ['Dinner on Christmas Eve at 7pm', 'Dinner', '2026-12-24', '19:00'],
  ['Exam in 2 weeks on Tuesday at 8', 'Exam', '2026-03-24', '08:00'],
  ['Позвонить маме завтра в 15:00', 'Позвонить маме завтра в 15:00', null],
  ['Mama morgen 15:00 anrufen', 'Mama morgen 15:00 anrufen', null],
  ['Watch 3:10 to Yuma with dad', 'Watch 3:10 to Yuma with dad', null],
  ['11/22/63 by Stephen King', '11/22/63 by Stephen King', null],
  ['Maths ex 7.30 to 7.35', 'Maths ex 7.30 to 7.35', null],
  ['Text Sunday Adeyemi about the van', 'Text Sunday Adeyemi about the van', null],
  ['Call Bea some evening next week', 'Call Bea some evening next week', null],
  // Words in quotation marks are not interpreted.
  ['Send "see you tomorrow at 3pm"', 'Send "see you tomorrow at 3pm"', null],
  ['Read “Monday” by tomorrow', 'Read “Monday”', TOMORROW],
  ["Say 'at 3pm, 10 min' on Friday", "Say 'at 3pm, 10 min'", '2026-03-13'],
  ['Call Ana and Bob tomorrow', 'Call Ana and Bob', TOMORROW],
  ['Kauf Brot um 3', 'Kauf Brot um 3', null],
  ['给妈妈打电话', '给妈妈打电话', null],
  ['Anrufen débat sat', 'Anrufen débat sat', null],
  ['tomorrow', 'tomorrow', TOMORROW],
];

/** Words that say neither when a task is due nor how long it takes. */
const WORDS = [
  'call',
  'Ana',
  'the',
  'big',
  'letter',
  '7',
  'room',
  'żółw',
  '片付け',
  '🧹',
  'pm2',
  'chapter',
];
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

const title = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => `write ${words.join(' ')} sonata`);
const moment = fc.record({
  nowMs: fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2090-01-01') }),
  zone: fc.constantFrom(
    'UTC',
    'Europe/London',
    'America/Los_Angeles',
    'Asia/Kolkata',
    'Australia/Lord_Howe',
    'Pacific/Apia',
    'Africa/Casablanca',
  ),
  dayStartsAtHour: fc.integer({ min: 0, max: 12 }),
  isDayFirst: fc.boolean(),
});
const clock = fc.record({
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
});
const two = (value: number): string => String(value).padStart(2, '0');

describe('capture', () => {
  it('reads phrases as people type them', () => {
    checkAll(PHRASES, (phrase) => {
      const [text, words, date, time = null, minutes = null] = phrase;
      expect(capture(text, NOW)).toMatchObject({ title: words, date, time, minutes, repeat: null });
    });
  });

  it('reports that a line names more times than the one it uses', () => {
    const more = (text: string) => capture(text, NOW).hasMoreTimes;
    expect(more('Take pills at 8 and 20 every day')).toBe(true);
    expect(more('Take meds at 8am and 8pm')).toBe(true);
    expect(more('Take pills at 8 every day')).toBe(false);
    expect(more('Lunch from 12 to 1pm')).toBe(false);
  });

  it('reads day and month in the person’s order, and a number over twelve as the day', () => {
    const dateOf = (text: string, isDayFirst: boolean) =>
      capture(text, { ...NOW, isDayFirst }).date;
    const property = fc.property(
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
      (month, day) => {
        const date = `2027-${two(month)}-${two(day)}`;
        expect(dateOf(`Pay rent on ${day}/${month}/2027`, true)).toBe(date);
        expect(dateOf(`Pay rent on ${month}/${day}/2027`, false)).toBe(date);
        if (day > 12) {
          expect(dateOf(`Pay rent on ${day}/${month}/2027`, false)).toBe(date);
          expect(dateOf(`Pay rent on ${month}/${day}/2027`, true)).toBe(date);
        }
      },
    );
    fc.assert(property);
    expect(dateOf('Dentist 12/11', true)).toBe('2026-11-12');
    expect(dateOf('Dentist 12/11', false)).toBe('2026-12-11');
  });

  it('reads a date as it is written, in any order, short or in full, with or without a time', () => {
    const property = fc.property(
      title,
      moment,
      fc.integer({ min: 1, max: 360 }),
      fc.constantFrom<((day: number, month: string, suffix: string) => string)[]>(
        (day, month) => `${day} ${month}`,
        (day, month) => `${month} ${day}`,
        (day, month) => `on ${day} ${month.slice(0, 3)}`,
        (day, month) => `${month.slice(0, 3)} ${day}`,
        (day, month) => `${month.slice(0, 3)}. ${two(day)}`,
        (day, month, suffix) => `${month.toLowerCase()} ${day}${suffix}`,
        (day, month, suffix) => `on the ${day}${suffix} of ${month}`,
        (day, month, suffix) => `by ${month} the ${day}${suffix}`,
      ),
      fc.constantFrom('', ' at 11:40', ' 11:40', ' at 11:40am', ', 20 min'),
      fc.boolean(),
      (words, now, ahead, write, time, isFirst) => {
        const today = localDateAt(now.nowMs, now.zone, now.dayStartsAtHour);
        const date = addDays(today, ahead);
        const [day, month] = [Number(date.slice(8)), MONTHS[Number(date.slice(5, 7)) - 1] ?? ''];
        // A 29 February may be written for a year that does not have one.
        fc.pre(date.slice(5) !== '02-29');
        const suffix =
          day % 10 < 4 && day % 10 > 0 && (day < 10 || day > 20)
            ? (['st', 'nd', 'rd'][(day % 10) - 1] ?? '')
            : 'th';
        const when = `${write(day, month, suffix)}${time}`;
        const found = capture(isFirst ? `${when}: ${words}` : `${words} ${when}`, now);
        const isEarly = time.includes('11:40') && 11 < now.dayStartsAtHour;
        expect(found).toMatchObject({
          title: words,
          date: isEarly ? addDays(date, -1) : date,
          time: time.includes('11:40') ? '11:40' : null,
        });
      },
    );
    fc.assert(property, { numRuns: 500 });
  });

  it('never gives a time that is over today', () => {
    const property = fc.property(
      moment,
      fc.constantFrom('today', 'tonight', 'this morning', 'this evening', ''),
      fc.oneof(
        fc.constantFrom('midnight', 'noon', '12', '1am', '12am', '12pm', 'half past 12'),
        clock.map(({ hour, minute }) => `${two(hour)}:${two(minute)}`),
        fc.integer({ min: 1, max: 12 }).map(String),
      ),
      (now, day, time) => {
        const found = capture(`Call mum ${day} at ${time}`, now);
        if (found.time === null) return;
        const today = localDateAt(now.nowMs, now.zone, now.dayStartsAtHour);
        const at = wallTimeAt(now.nowMs, now.zone);
        const place = (minutes: number): number =>
          (minutes - now.dayStartsAtHour * 60 + 1440) % 1440;
        const [hour = 0, minute = 0] = found.time.split(':').map(Number);
        const isAhead = found.date !== null && found.date > today;
        expect(isAhead || place(hour * 60 + minute) >= place(at.hour * 60 + at.minute)).toBe(true);
      },
    );
    fc.assert(property, { numRuns: 500 });
  });

  it('keeps quoted words in the title, and reads the rest as if they were not there', () => {
    const property = fc.property(
      moment,
      fc.constantFrom('"', '“', '«', "'"),
      fc.constantFrom('tomorrow at 3pm', 'every Monday', '10 min', '5 May', 'on Friday, 20 min'),
      (now, open, words) => {
        const close = open === '“' ? '”' : open === '«' ? '»' : open;
        const quoted = `${open}${words}${close}`;
        expect(capture(`Write ${quoted}`, now)).toEqual(unparsed(`Write ${quoted}`));
        const { title: said, ...when } = capture(`Write ${quoted} tomorrow at 21:30, 15 min`, now);
        const { title: _, ...plain } = capture('Write it tomorrow at 21:30, 15 min', now);
        expect(said).toBe(`Write ${quoted}`);
        expect(when).toEqual(plain);
      },
    );
    fc.assert(property);
  });

  it('lists the pieces removed from the title, and puts each back on request', () => {
    expect(capture('Call mum tomorrow at 3pm, 10 min', NOW).taken).toEqual([
      'tomorrow',
      'at 3pm',
      '10 min',
    ]);
    const kept = (...words: string[]) =>
      capture('Call mum tomorrow at 3pm, 10 min', { ...NOW, kept: words });
    expect(kept('at 3pm')).toMatchObject({
      title: 'Call mum at 3pm',
      date: TOMORROW,
      time: null,
      minutes: 10,
      taken: ['tomorrow', '10 min'],
    });
    expect(kept('tomorrow')).toMatchObject({
      title: 'Call mum tomorrow',
      date: TODAY,
      time: '15:00',
      minutes: 10,
    });
    const property = fc.property(fc.constantFrom(...PHRASES), moment, ([text], now) => {
      const { taken } = capture(text, now);
      const back = capture(text, { ...now, kept: taken });
      for (const words of taken) expect(back.title).toContain(words);
      expect(back.taken.some((words) => taken.includes(words))).toBe(false);
    });
    fc.assert(property, { numRuns: 500 });
  });

  it.each([
    ['Yoga Friday evening', 'Yoga in the evening', ['Friday']],
    ['Yoga Friday evening at 7', 'Yoga', ['Friday', 'evening', 'at 7']],
    ['Pay rent by Friday', 'Pay rent', ['by Friday']],
    ['Essay due on Friday', 'Essay', ['due on Friday']],
    ['Call mum tonight', 'Call mum tonight', []],
  ])('says of %j that it took out only what is no longer in the title', (text, title, taken) => {
    expect(capture(text, NOW)).toMatchObject({ title, taken });
    expect(capture(text, { ...NOW, kept: taken }).title).toBe(text);
  });

  it('loses no word of a title, and takes no time from its numbers', () => {
    const property = fc.property(title, moment, (text, now) => {
      expect(capture(text, now)).toEqual(unparsed(text));
    });
    fc.assert(property);
  });

  it('returns the title, the date, the time and the length as written', () => {
    const property = fc.property(
      title,
      moment,
      fc.integer({ min: 1, max: 700 }),
      clock,
      fc.integer({ min: 1, max: 1440 }),
      fc.boolean(),
      (words, now, ahead, { hour, minute }, minutes, isFirst) => {
        const today = localDateAt(now.nowMs, now.zone, now.dayStartsAtHour);
        const written = addDays(today, ahead);
        const [year, month, day] = written.split('-').map(Number);
        const when = `on ${day} ${MONTHS[(month ?? 1) - 1]} ${year} at ${two(hour)}:${two(minute)}`;
        const text = isFirst
          ? `${when}: ${words}, ${minutes} min`
          : `${words} ${when}, ${minutes} min`;
        // The hours before the person's day starts belong to the day before.
        const date = hour < now.dayStartsAtHour ? addDays(written, -1) : written;
        expect(capture(text, now)).toMatchObject({
          title: words,
          date,
          time: `${two(hour)}:${two(minute)}`,
          minutes,
          repeat: null,
        });
      },
    );
    fc.assert(property);
  });

  it('schedules a time without a day for its next occurrence', () => {
    const property = fc.property(moment, clock, (now, { hour, minute }) => {
      const time = `${two(hour)}:${two(minute)}`;
      const found = capture(`Call mum ${time}`, now);
      // A time such as 9:30 may be meant for the evening.
      fc.pre(found.time === time);
      const dayNow = localDateAt(now.nowMs, now.zone, now.dayStartsAtHour);
      const at = wallTimeAt(now.nowMs, now.zone);
      const place = (one: typeof at): number =>
        (one.hour * 60 + one.minute - now.dayStartsAtHour * 60 + 1440) % 1440;
      const isOver = place({ hour, minute }) < place(at);
      expect(found.date).toBe(isOver ? addDays(dayNow, 1) : dayNow);
    });
    fc.assert(property);
  });

  it('adds "in some minutes" to the clock, across midnight and the day start', () => {
    const late = {
      nowMs: Date.parse('2026-03-10T22:50:00Z'),
      zone: 'Europe/Berlin',
      isDayFirst: true,
    };
    const text = 'Check oven in 20 minutes';
    const found = { title: 'Check oven', minutes: null, time: '00:10', repeat: null };
    expect(capture(text, { ...late, dayStartsAtHour: 0 })).toMatchObject({
      ...found,
      date: TOMORROW,
    });
    expect(capture(text, { ...late, dayStartsAtHour: 4 })).toMatchObject({ ...found, date: TODAY });
  });

  it('counts the hours before the day start to the day before', () => {
    const night = {
      nowMs: Date.parse('2026-03-11T00:30:00Z'),
      zone: 'Europe/Berlin',
      dayStartsAtHour: 4,
      isDayFirst: true,
    };
    expect(capture('Read today', night).date).toBe(TODAY);
    expect(capture('Read tomorrow', night).date).toBe(TOMORROW);
    expect(capture('Read at 9am', night)).toMatchObject({ date: TOMORROW, time: '09:00' });
    expect(capture('Read at 3am', night)).toMatchObject({ date: TODAY, time: '03:00' });
  });

  it('keeps or reads every typed word, and never gives a time without a day', () => {
    const SOME = [
      'at',
      '3',
      'pm',
      'tomorrow',
      'on',
      'Friday',
      'for',
      '10',
      'min',
      'in',
      'an',
      'hour',
      'to',
      '9:30',
      '-',
      ',',
      'every',
      'each',
      'day',
      'daily',
      'Mondays',
      'and',
      'weekends',
      'morning',
    ];
    const text = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .array(fc.constantFrom(...WORDS, ...SOME), { maxLength: 12 })
        .map((words) => words.join(' ')),
    );
    const property = fc.property(text, moment, (typed, now) => {
      const found = capture(typed, now);
      const today = localDateAt(now.nowMs, now.zone, now.dayStartsAtHour);
      expect(found.title === '').toBe(typed.trim() === '');
      expect(found.date !== null || found.time === null).toBe(true);
      if (found.date !== null) expect(found.date >= today).toBe(true);
      // Words that no rule reads are all in the title, in their order.
      const kept = typed
        .split(/\s+/)
        .filter((word) => ['Ana', 'żółw', '片付け', '🧹'].includes(word));
      const inTitle = found.title.split(/[\s,]+/).filter((word) => kept.includes(word));
      expect(inTitle).toEqual(kept);
    });
    fc.assert(property, { numRuns: 500 });
  });
});

describe('the length of a task that names none', () => {
  it.each([
    ['buy milk', 15],
    ['Pick up parcel', 15],
    ['call the bank', 15],
    ['email landlord', 15],
    ['Write the report', 30],
    ['Buying a house: read the contract', 30],
  ])('of %s is %i minutes', (title, minutes) => {
    expect(usualMinutes(title)).toBe(minutes);
  });
});
