import { DEFAULT_COMFORT } from '#domain/comfort/comfort.ts';
import { weeklyItems } from '#domain/quiz/weekly/items.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { answersBy } from '#tests/simulated/quiz/respondents.ts';

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
  ownTags: ['Choir'],
  energy: 3,
  body: ['Light and warm'],
  ...more,
});

/** An own mood word as a client sends it. */
export const anOwnTag = (userId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  userId,
  name: 'Choir',
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

/** An urge that was waited out, as a client sends it. */
export const anUrge = (userId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  userId,
  startedAt: '2026-03-10T09:30:00.000Z',
  localDate: '2026-03-10',
  zone: 'Europe/Paris',
  minutes: 5,
  waitedSeconds: 300,
  before: 8,
  during: 6,
  after: 3,
  happened: 'A walk by the river',
  ritual: 'in-part',
  ...more,
});

/** Other answers about the same urge, as a correction sends them. */
export const urgeAnswers = (more: Readonly<Record<string, unknown>> = {}) => ({
  before: 7,
  during: null,
  after: 2,
  happened: 'I called my sister',
  ritual: 'did-not',
  ...more,
});

/** A look at tests or history, as a client sends it. */
export const aLook = (userId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  userId,
  timestamp: '2026-03-10T09:30:00.000Z',
  localDate: '2026-03-10',
  zone: 'Europe/Paris',
  ...more,
});

/** A ladder that a person wrote, as a client sends it. Each call creates a new ladder with the same timestamp. */
export const aLadder = (userId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  userId,
  id: A_UUID,
  from: null,
  changedAt: '2026-03-10T09:30:00.000Z',
  fear: 'Doors',
  rungs: [
    { text: 'Touch a door', distress: 30 },
    { text: 'Touch a bus seat', distress: 60 },
  ],
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

/** A record of the help that worked for a stuck person, as a client sends it. */
export const aHelp = (userId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id: '0190a000-0000-7000-8000-00000000aaaa',
  userId,
  reason: 'too-big',
  help: 'finer-steps',
  helped: true,
  ...more,
});

/** A first quiz as a client sends it: one score of 75 and the others 25. */
export const aFirstQuiz = (
  userId: string,
  more: Readonly<Record<string, unknown>> = {},
  highest: Neurotype = 'Autism',
) => ({
  userId,
  type: 'first',
  responses: answersBy((neurotype) => (neurotype === highest ? 3 : 1)),
  localDate: '2026-03-10',
  zone: 'Europe/Paris',
  ...more,
});

/** A weekly check-in as a client sends it, with a score of 50 unless `option` says otherwise. */
export const aWeeklyQuiz = (
  userId: string,
  more: Readonly<Record<string, unknown>> & { readonly localDate?: string } = {},
  { condition = 'Autism', option = 2 }: { condition?: Neurotype; option?: number } = {},
) => {
  const date = localDate(more.localDate ?? '2026-03-10');
  return {
    userId,
    type: 'weekly',
    responses: weeklyItems({ condition, userId, date }).map(({ id }) => ({
      questionId: id,
      selectedOptionIndex: option,
    })),
    localDate: date,
    zone: 'Europe/Paris',
    ...more,
  };
};

/** A message to the chat as a client sends it. */
export const aMessage = (userId: string, more: Readonly<Record<string, unknown>> = {}) => ({
  userId,
  text: 'A walk by the river',
  email: '{email}',
  isFollowUp: false,
  localDate: '2026-03-10',
  zone: 'Europe/Paris',
  ...more,
});

/** A safety plan change as a client sends it. */
export const aPlan = {
  before: { helps: ['A bath'] },
  after: {
    warningSigns: ['I stop answering'],
    helps: ['A walk by the river'],
    notHelping: ['Asking me lots of questions'],
    people: [
      { name: 'My sister', how: 'text' as const, number: '+44 20 7946 0000', words: 'Please come' },
    ],
    places: ['The library'],
  },
};

export const someChatSettings = { storing: true, region: 'ie' };

export const someComfort = { ...DEFAULT_COMFORT, theme: 'dark', soundVolume: 10 };

/** A choice of followed topics as a client saves it. */
export const someFollow = { topics: ['ADHD' as const, 'OCD' as const], isWelcomed: true };

export const A_UUID = '0190a0a0-0000-7000-8000-000000000001';
export const B_UUID = '0190a0a0-0000-7000-8000-000000000002';
export const C_UUID = '0190a0a0-0000-7000-8000-000000000003';
export const D_UUID = '0190a0a0-0000-7000-8000-000000000004';
