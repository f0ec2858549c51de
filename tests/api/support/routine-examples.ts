/** The id of the example routine. */
export const ROUTINE_ID = '0197b3f0-0000-7000-8000-000000000001';
/** The id of the first step of the routine. */
export const STEP_ID = '0197b3f0-0000-7000-8000-000000000011';

type More = Readonly<Record<string, unknown>>;

const step = (id: string, title: string, minutes: number | null, from: string) => ({
  id,
  title,
  minutes,
  hint: null,
  from,
});

/** A routine every day at 07:30 in three steps, one per size. */
export const aRoutinePlan = (more: More = {}) => ({
  name: 'Morning',
  icon: 'sun',
  color: 'teal',
  anchor: { kind: 'time', time: '07:30' },
  repeat: { kind: 'days', every: 1 },
  startsOn: '2026-03-01',
  endsOn: null,
  steps: [
    step(STEP_ID, 'Drink some water', 1, 'micro'),
    step('0197b3f0-0000-7000-8000-000000000012', 'Shower', 10, 'lighter'),
    step('0197b3f0-0000-7000-8000-000000000013', 'Pack the bag', null, 'full'),
  ],
  reminders: { atStart: true, minutesBefore: null },
  ...more,
});

/** A routine as a client saves it on 10 March 2026. */
export const aRoutine = (userId: string, more: More = {}, plan: More = {}) => ({
  userId,
  id: ROUTINE_ID,
  plan: aRoutinePlan(plan),
  from: '2026-03-10',
  zone: 'UTC',
  ...more,
});

/** The day of the routine that most tests use. */
export const routineDay = { routineId: ROUTINE_ID, date: '2026-03-10' };

/** A player event as a client sends it. */
export const aRunEvent = (id: string, more: More = {}) => ({
  id,
  type: 'start',
  atMs: Date.parse('2026-03-10T07:30:00Z'),
  device: '0197b3f0-0000-7000-8000-0000000000d1',
  ...more,
});

/** A break for all routines. */
export const aBreak = (userId: string, more: More = {}) => ({
  userId,
  id: '0197b3f0-0000-7000-8000-0000000000b1',
  routineId: null,
  from: '2026-03-12',
  until: '2026-03-19',
  ...more,
});
