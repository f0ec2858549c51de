import { DEFAULT_COMFORT } from '#domain/comfort/comfort.ts';

/** A mood as a client sends it. */
export const aMood = (userId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  userId,
  timestamp: '2026-03-10T09:30:00.000Z',
  localDate: '2026-03-10',
  zone: 'Europe/Paris',
  mood: 75,
  emoji: '🙂',
  why: 'A walk by the river',
  tags: ['Social win', 'Happy moment'],
  ...more,
});

/** A distraction as a client sends it. */
export const aDistraction = (userId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  userId,
  type: 'Phone',
  timestamp: '2026-03-10T09:30:00.000Z',
  localDate: '2026-03-10',
  zone: 'Europe/Paris',
  ...more,
});

/** A task as a client adds it. */
export const aTask = (userId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  userId,
  title: 'A walk by the river',
  estimatedTime: 30,
  type: 'personal',
  date: '2026-03-10',
  ...more,
});

export const someComfort = { ...DEFAULT_COMFORT, theme: 'dark', soundVolume: 10 };

export const A_UUID = '0190a0a0-0000-7000-8000-000000000001';
export const B_UUID = '0190a0a0-0000-7000-8000-000000000002';
