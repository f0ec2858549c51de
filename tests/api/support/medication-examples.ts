type More = Readonly<Record<string, unknown>>;

export const MEDICINE_ID = '0192f0c4-7a11-7bbb-8ccc-0000000000a1';
export const DOSE_ID = '0192f0c4-7a11-7bbb-8ccc-0000000000a2';
export const EFFECT_ID = '0192f0c4-7a11-7bbb-8ccc-0000000000a3';

/** A medicine as a client sends it. */
export const aMedicine = (userId: string, more: More = {}) => ({
  userId,
  id: MEDICINE_ID,
  name: 'The blue one',
  amount: 'half of one',
  times: ['07:30', '13:00'],
  current: true,
  ...more,
});

/** A dose of the example medicine. */
export const aDose = (userId: string, more: More = {}) => ({
  userId,
  id: DOSE_ID,
  medicineId: MEDICINE_ID,
  takenAt: '2026-03-10T07:35:00.000Z',
  localDate: '2026-03-10',
  zone: 'Europe/Paris',
  ...more,
});

/** A rating of an effect. */
export const anEffect = (userId: string, more: More = {}) => ({
  userId,
  id: EFFECT_ID,
  effect: 'Sleep',
  level: 2,
  ratedAt: '2026-03-10T08:00:00.000Z',
  localDate: '2026-03-10',
  zone: 'Europe/Paris',
  ...more,
});
