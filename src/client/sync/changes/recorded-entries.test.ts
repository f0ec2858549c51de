import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Outgoing } from '#client/sync/outbox/entry-handler.ts';
import { ladderChanges } from '#contract/chat/chat.ts';
import { distractionChanges } from '#contract/distraction.ts';
import { followChanges } from '#contract/follow.ts';
import { goalChanges } from '#contract/goals.ts';
import { medicationChanges } from '#contract/medication.ts';
import { wordChanges } from '#contract/mood.ts';
import { reminderChanges } from '#contract/reminders.ts';
import { routineChanges } from '#contract/routines.ts';
import { type ChangeTable, readChange } from '#contract/shared/change.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { careChanges } from '#contract/sharing/care.ts';
import { urgeChanges } from '#contract/urges.ts';
import { newBrowser } from '#tests/support/client/browser.ts';

/**
 * An entry stored on a device, and the call that sends it. Never change an existing example, because devices still
 * store such entries.
 */
interface Recorded {
  readonly kind: string;
  readonly body: unknown;
  readonly call: `${Endpoint['method']} /api/${string}`;
  /**
   * The data that the server reads from the request, in addition to the person's id. By default, this is the stored
   * body.
   */
  readonly reads?: object;
}

const uuid = (of: number): string => `00000000-0000-4000-8000-${String(of).padStart(12, '0')}`;
const [ONE, TWO, THREE, FOUR] = [uuid(1), uuid(2), uuid(3), uuid(4)];
/** Placeholders for the ids of the entry and the person, which differ in each run of the property. */
const [ENTRY, PERSON] = ['the entry’s id', 'the person’s id'];

const DAY = '2026-03-10';
const AT = '2026-03-10T08:30:00.000Z';
const PLACE = { localDate: DAY, zone: 'Europe/Paris' };

const ROUTINE = {
  name: 'Morning',
  icon: 'sun',
  color: 'amber',
  anchor: { kind: 'time', time: '07:30' },
  repeat: { kind: 'weeks', every: 1, weekdays: ['mo', 'fr'] },
  startsOn: DAY,
  endsOn: null,
  steps: [{ id: THREE, title: 'Tea', minutes: 5, hint: null, from: 'micro' }],
  reminders: { atStart: true, minutesBefore: 10 },
};
const ROUTINE_DAY = { routineId: ONE, date: DAY };
const NAMED_DAY = { ...ROUTINE_DAY, name: 'Morning' };
const PRESS = { id: TWO, type: 'done', atMs: 1_773_000_000_000, device: FOUR, stepId: THREE };

const NEW_TASK = { title: 'Tea', estimatedTime: 5, date: DAY, zone: 'Europe/Paris' };
const TASK = { taskId: ONE, of: 'Tea' };

const GOAL = {
  words: 'Look once',
  why: null,
  area: 'home',
  startsOn: DAY,
  dueOn: null,
  importance: 2,
  difficulty: 1,
  steps: [{ id: TWO, words: 'Count' }],
  practiceDays: [1, 3],
  ifThen: { when: 'I leave', act: 'I go' },
  barriers: ['Haste'],
  links: [{ kind: 'routine', id: THREE }],
};
const LEVELS = ['Five times', 'Four times', 'Twice', 'Once', 'Never'];
const OF_GOAL = { goalId: ONE, name: 'Look once' };
const RATED = { goalId: ONE, version: 1, level: -1, date: DAY, note: 'Better' };

const MEDICINE = { id: ONE, name: 'Tablet', amount: '10 mg', times: ['08:00'], current: true };
const CARD = { talk: 'Slowly.', avoid: '', breaks: '', other: 'Tea' };
const ITEM = { connectionId: ONE, itemId: TWO };
const URGE = {
  startedAt: AT,
  ...PLACE,
  minutes: 5,
  waitedSeconds: 300,
  before: 8,
  during: null,
  after: 3,
  happened: 'I made tea',
  ritual: 'in-part',
};
const RUNGS = [{ text: 'Touch a door', distress: 33 }];
const SETTINGS = {
  zone: 'Europe/Paris',
  quiet: { from: '22:00', to: '07:00' },
  ownWords: true,
  silentWeekdays: [6, 7],
  silentOn: null,
};
const MOOD = {
  timestamp: AT,
  ...PLACE,
  mood: 25,
  emoji: '😟',
  why: 'Rain',
  tags: [],
  ownTags: ['Bus'],
  energy: 1,
  body: ['Hot'],
};
const QUIZ = {
  responses: [{ questionId: 'q1', selectedOptionIndex: 2 }],
  timestamp: AT,
  ...PLACE,
};
const RUN = {
  instrument: 'simon',
  mode: 'full',
  difficulty: 'easy',
  version: 1,
  seed: 7,
  startedAt: AT,
  ...PLACE,
  interrupted: false,
  events: [{ type: 'show', atMs: 10 }],
  timing: {
    frameMs: 16.6,
    frames: 100,
    lateFrames: 0,
    droppedFrames: 0,
    longestFrameMs: 17,
    input: 'key',
    onset: 'frame',
  },
};
const ANSWERED = { runId: ONE, correct: true, timeTaken: 900, difficulty: 'easy', timestamp: AT };
const ATTEMPT = {
  word: 'red',
  color: 'blue',
  selectedColor: 'blue',
  correct: true,
  timeTaken: 640,
  timestamp: AT,
};

const RECORDED: readonly Recorded[] = [
  {
    kind: 'routine-save',
    body: { routineId: ONE, plan: ROUTINE, from: DAY, zone: 'Europe/Paris' },
    call: 'POST /api/routines/save',
    reads: { id: ONE, plan: ROUTINE, from: DAY, zone: 'Europe/Paris' },
  },
  {
    kind: 'routine-remove',
    body: { routineId: ONE, name: 'Morning', from: DAY },
    call: 'POST /api/routines/remove',
    reads: { routineId: ONE, from: DAY },
  },
  {
    kind: 'routine-break',
    body: { breakId: TWO, routineId: ONE, name: 'Morning', from: DAY, until: null },
    call: 'POST /api/routines/pause',
    reads: { id: TWO, routineId: ONE, from: DAY, until: null },
  },
  {
    kind: 'routine-break',
    body: { breakId: TWO, routineId: null, name: 'All routines', from: DAY, until: DAY },
    call: 'POST /api/routines/pause',
    reads: { id: TWO, routineId: null, from: DAY, until: DAY },
  },
  {
    kind: 'routine-resume',
    body: { breakId: TWO, from: DAY },
    call: 'POST /api/routines/resume',
    reads: { id: TWO, from: DAY },
  },
  ...[{ time: null }, { plan: ROUTINE }, { size: 'lighter' }, { notToday: true }].map(
    (changed): Recorded => ({
      kind: 'routine-day',
      body: { ...NAMED_DAY, changes: changed },
      call: 'POST /api/routines/change-day',
      reads: { ...ROUTINE_DAY, changes: changed },
    }),
  ),
  ...[
    { kind: 'lighter', proposed: 'micro' },
    { kind: 'time', proposed: '08:15' },
  ].map(
    (proposal): Recorded => ({
      kind: 'routine-proposal',
      body: { ...NAMED_DAY, proposal, answer: 'taken' },
      call: 'POST /api/routines/answer-proposal',
      reads: { ...ROUTINE_DAY, ...proposal, answer: 'taken' },
    }),
  ),
  {
    kind: 'routine-mark',
    body: { ...NAMED_DAY, stepId: THREE, state: 'skipped' },
    call: 'POST /api/routines/mark',
    reads: { ...ROUTINE_DAY, stepId: THREE, state: 'skipped' },
  },
  {
    kind: 'routine-run',
    body: { ...NAMED_DAY, event: PRESS },
    call: 'POST /api/routines/run',
    reads: { ...ROUTINE_DAY, events: [PRESS] },
  },
  {
    kind: 'routine-run-size',
    body: { ...NAMED_DAY, size: 'micro' },
    call: 'POST /api/routines/change-day',
    reads: { ...ROUTINE_DAY, changes: { size: 'micro' } },
  },

  {
    kind: 'mood',
    body: MOOD,
    call: 'POST /api/mood/submit',
    reads: { id: ENTRY, ...MOOD },
  },
  {
    kind: 'mood-details',
    body: { moodId: ONE, of: 'Low', changes: { why: 'Rain', energy: null } },
    call: 'POST /api/mood/details',
    reads: { moodId: ONE, why: 'Rain', energy: null },
  },
  {
    kind: 'mood-details',
    body: { moodId: ONE, of: 'Low', changes: { mood: 50, why: 'Rain', energy: null } },
    call: 'POST /api/mood/correct',
    reads: { moodId: ONE, mood: 50, why: 'Rain', energy: null },
  },
  {
    kind: 'mood-remove',
    body: { moodId: ONE, of: 'Low' },
    call: 'POST /api/mood/remove',
    reads: { moodId: ONE },
  },
  {
    kind: 'mood-word-add',
    body: { tagId: ONE, name: 'Bus' },
    call: 'POST /api/mood/tags/add',
    reads: { id: ONE, name: 'Bus' },
  },
  {
    kind: 'mood-word-remove',
    body: { tagId: ONE, name: 'Bus' },
    call: `DELETE /api/mood/tags/delete/${ONE}`,
  },

  {
    kind: 'urge-keep',
    body: URGE,
    call: 'POST /api/urges/keep',
    reads: { id: ENTRY, ...URGE },
  },
  {
    kind: 'urge-correct',
    body: {
      urgeId: ONE,
      before: 7,
      during: null,
      after: 2,
      happened: 'I made tea',
      ritual: null,
    },
    call: 'POST /api/urges/correct',
  },
  { kind: 'urge-remove', body: { urgeId: ONE }, call: 'POST /api/urges/remove' },
  {
    kind: 'ladder-save',
    body: { ladderId: ONE, from: null, changedAtMs: Date.parse(AT), fear: 'Doors', rungs: RUNGS },
    call: 'POST /api/chat/ladders/save',
    reads: { id: ONE, from: null, changedAt: AT, fear: 'Doors', rungs: RUNGS },
  },
  {
    kind: 'ladder-remove',
    body: { ladderId: ONE, fear: 'Doors' },
    call: `DELETE /api/chat/ladders/${ONE}`,
  },

  { kind: 'follow', body: { topics: ['ADHD'] }, call: `PUT /api/follow/${PERSON}` },
  { kind: 'follow', body: { isWelcomed: true }, call: `PUT /api/follow/${PERSON}` },
  { kind: 'follow', body: { topics: null }, call: `PUT /api/follow/${PERSON}` },
  {
    kind: 'reminder-settings',
    body: { settings: SETTINGS },
    call: 'POST /api/reminders/settings',
  },
  {
    kind: 'reminder-snooze',
    body: { kind: 'routine', sourceId: ONE, date: DAY, minutes: 10 },
    call: 'POST /api/reminders/snooze',
  },

  {
    kind: 'task',
    body: NEW_TASK,
    call: 'POST /api/tasks/add',
    reads: { id: ENTRY, type: 'personal', ...NEW_TASK },
  },
  {
    kind: 'task',
    body: {
      ...NEW_TASK,
      time: '09:00',
      later: false,
      reminders: { atStart: true, minutesBefore: 5 },
    },
    call: 'POST /api/tasks/add',
    reads: {
      id: ENTRY,
      type: 'personal',
      ...NEW_TASK,
      time: '09:00',
      later: false,
      reminders: { atStart: true, minutesBefore: 5 },
    },
  },
  ...[
    { title: 'Green tea', estimatedTime: 10 },
    { completed: true },
    { steps: [{ title: 'Boil', minutes: 3, done: false }] },
    { stepDone: { index: 0, title: 'Boil', done: true } },
    { notTodayOn: null },
    { date: DAY, time: null, later: true, reminders: null },
  ].map(
    (updates): Recorded => ({
      kind: 'task-update',
      body: { ...TASK, updates },
      call: 'POST /api/tasks/update',
      reads: { taskId: ONE, updates },
    }),
  ),
  { kind: 'task-delete', body: TASK, call: `DELETE /api/tasks/delete/${ONE}` },
  {
    kind: 'task-order',
    body: { taskIds: [TWO, ONE], date: DAY },
    call: 'POST /api/tasks/reorder',
    reads: { taskIds: [TWO, ONE] },
  },
  ...(['task-lighter', 'task-today'] as const).map(
    (kind): Recorded => ({
      kind,
      body: { ...TASK, size: 'lighter', ...PLACE },
      call: 'POST /api/tasks/lighter',
      reads: { taskId: ONE, size: 'lighter', ...PLACE },
    }),
  ),
  {
    kind: 'task-not-today',
    body: { ...TASK, ...PLACE },
    call: 'POST /api/tasks/not-today',
    reads: { taskId: ONE, ...PLACE },
  },
  {
    kind: 'task-swap',
    body: { ...TASK, ...PLACE, energy: 'low', matters: [] },
    call: 'POST /api/tasks/swap',
    reads: { id: ENTRY, taskId: ONE, ...PLACE, energy: 'low', matters: [] },
  },
  {
    kind: 'task-let-go',
    body: { taskIds: [ONE, TWO], ...PLACE },
    call: 'POST /api/tasks/let-go',
  },
  { kind: 'task-let-go-all', body: PLACE, call: 'POST /api/tasks/let-go-all' },
  {
    kind: 'task-stuck',
    body: { reason: 'boring', help: 'companion', helped: true },
    call: 'POST /api/tasks/stuck',
    reads: { id: ENTRY, reason: 'boring', help: 'companion', helped: true },
  },

  {
    kind: 'goal-save',
    body: { goalId: ONE, from: 0, plan: GOAL, levels: LEVELS, zone: 'Europe/Paris' },
    call: 'POST /api/goals/save',
    reads: { id: ONE, from: 0, plan: GOAL, levels: LEVELS, zone: 'Europe/Paris' },
  },
  {
    kind: 'goal-status',
    body: { ...OF_GOAL, status: 'on-hold', date: DAY },
    call: 'POST /api/goals/status',
    reads: { goalId: ONE, status: 'on-hold', date: DAY },
  },
  {
    kind: 'goal-step',
    body: { ...OF_GOAL, stepId: TWO, doneOn: null },
    call: 'POST /api/goals/step',
    reads: { goalId: ONE, stepId: TWO, doneOn: null },
  },
  {
    kind: 'goal-rate',
    body: { ...OF_GOAL, ...RATED, ratingId: FOUR },
    call: 'POST /api/goals/rate',
    reads: { ...RATED, id: FOUR },
  },
  {
    kind: 'goal-remove',
    body: OF_GOAL,
    call: 'POST /api/goals/remove',
    reads: { goalId: ONE },
  },

  {
    kind: 'medication-settings',
    body: { on: true },
    call: 'POST /api/medication/settings',
  },
  {
    kind: 'medication-settings',
    body: { effects: ['Dry mouth'] },
    call: 'POST /api/medication/settings',
  },
  { kind: 'medicine-save', body: MEDICINE, call: 'POST /api/medication/medicine' },
  {
    kind: 'medicine-remove',
    body: { medicineId: ONE },
    call: 'POST /api/medication/medicine/remove',
  },
  {
    kind: 'medicine-taken',
    body: { medicineId: ONE, takenAt: AT, ...PLACE },
    call: 'POST /api/medication/taken',
    reads: { id: ENTRY, medicineId: ONE, takenAt: AT, ...PLACE },
  },
  {
    kind: 'medicine-untaken',
    body: { doseId: ONE },
    call: 'POST /api/medication/taken/remove',
  },
  {
    kind: 'medicine-effect',
    body: { effect: 'Dry mouth', level: 2, ratedAt: AT, ...PLACE },
    call: 'POST /api/medication/effect',
    reads: { id: ENTRY, effect: 'Dry mouth', level: 2, ratedAt: AT, ...PLACE },
  },
  {
    kind: 'medicine-effect-remove',
    body: { ratingId: ONE },
    call: 'POST /api/medication/effect/remove',
  },

  {
    kind: 'homework-day',
    body: { proposalId: ONE, date: DAY, outcome: 'not-done', barrier: 'No time' },
    call: 'POST /api/care/homework-day',
  },
  {
    kind: 'agenda-add',
    body: { ...ITEM, words: 'Sleep' },
    call: 'POST /api/care/agenda/add',
    reads: { connectionId: ONE, id: TWO, words: 'Sleep' },
  },
  {
    kind: 'agenda-mark',
    body: { ...ITEM, done: true },
    call: 'POST /api/care/agenda/mark',
    reads: { connectionId: ONE, id: TWO, done: true },
  },
  {
    kind: 'agenda-remove',
    body: ITEM,
    call: 'POST /api/care/agenda/remove',
    reads: { connectionId: ONE, id: TWO },
  },
  {
    kind: 'card-save',
    body: { card: CARD, from: null, before: null },
    call: 'POST /api/care/card',
  },
  {
    kind: 'safety-plan',
    body: { before: { warningSigns: [] }, after: { warningSigns: ['I stop eating'] } },
    call: `POST /api/safety-plan/${PERSON}`,
  },

  {
    kind: 'distraction',
    body: { type: 'Phone', timestamp: AT, ...PLACE },
    call: 'POST /api/distraction/log',
    reads: { id: ENTRY, type: 'Phone', timestamp: AT, ...PLACE },
  },
  {
    kind: 'distraction-correct',
    body: { distractionId: ONE, was: 'Phone', type: 'Noise' },
    call: 'POST /api/distraction/correct',
    reads: { distractionId: ONE, type: 'Noise' },
  },
  {
    kind: 'distraction-remove',
    body: { distractionId: ONE, was: 'Phone' },
    call: 'POST /api/distraction/remove',
    reads: { distractionId: ONE },
  },
  {
    kind: 'look',
    body: { timestamp: AT, ...PLACE },
    call: 'POST /api/looks/note',
    reads: { id: ENTRY, timestamp: AT, ...PLACE },
  },
  {
    kind: 'focus-visibility',
    body: { timestamp: AT, visible: false },
    call: 'POST /api/focus/visibility',
    reads: { id: ENTRY, timestamp: AT, visible: false },
  },
  {
    kind: 'focus-session',
    body: { sessionStart: AT, sessionEnd: AT, durationSeconds: 0 },
    call: 'POST /api/focus/session',
    reads: { id: ENTRY, sessionStart: AT, sessionEnd: AT, durationSeconds: 0 },
  },
  {
    kind: 'quiz-first',
    body: QUIZ,
    call: 'POST /api/quiz/submit-first-quiz',
    reads: { id: ENTRY, type: 'first', ...QUIZ },
  },
  {
    kind: 'quiz-weekly',
    body: QUIZ,
    call: 'POST /api/quiz/submit-quiz',
    reads: { id: ENTRY, type: 'weekly', ...QUIZ },
  },
  {
    kind: 'game-result',
    body: {
      game: 'memory',
      level: 1,
      seed: 7,
      events: [{ type: 'flip', atMs: 10, card: 0 }],
      score: 1,
      version: 1,
      startedAt: AT,
      ...PLACE,
    },
    call: 'POST /api/games/results',
    reads: {
      id: ENTRY,
      game: 'memory',
      level: 1,
      seed: 7,
      events: [{ type: 'flip', atMs: 10, card: 0 }],
      score: 1,
      version: 1,
      startedAt: AT,
      ...PLACE,
    },
  },
  {
    kind: 'attention-run',
    body: RUN,
    call: `POST /api/attention/runs/${PERSON}`,
    reads: { id: ENTRY, ...RUN },
  },
  {
    kind: 'cpt-response',
    body: { shownLetter: 'X', responseTime: AT, isCorrect: true, sequence: ['A', 'X'] },
    call: 'POST /api/focus/cpt',
    reads: { id: ENTRY, shownLetter: 'X', responseTime: AT, isCorrect: true, sequence: ['A', 'X'] },
  },
  {
    kind: 'cpt-summary',
    body: { total: 2, correct: 1, incorrect: 1, accuracy: 50, endedAt: AT, ...PLACE },
    call: 'POST /api/focus/cpt-summary',
    reads: {
      id: ENTRY,
      total: 2,
      correct: 1,
      incorrect: 1,
      accuracy: 50,
      endedAt: AT,
      ...PLACE,
    },
  },
  {
    kind: 'stroop-batch',
    body: { runId: ONE, difficulty: 'easy', attempts: Array.from({ length: 10 }, () => ATTEMPT) },
    call: `POST /api/attention/stroop/${PERSON}`,
    reads: {
      id: ENTRY,
      runId: ONE,
      difficulty: 'easy',
      attempts: Array.from({ length: 10 }, () => ATTEMPT),
    },
  },
  {
    kind: 'digit-span',
    body: { ...ANSWERED, level: 3, sequence: [1, 2, 3], userInput: [1, 2, 3] },
    call: `POST /api/attention/digit-span/${PERSON}`,
    reads: { id: ENTRY, ...ANSWERED, level: 3, sequence: [1, 2, 3], userInput: [1, 2, 3] },
  },
  {
    kind: 'simon',
    body: { ...ANSWERED, level: 1, sequence: ['red'], userInput: ['red'] },
    call: `POST /api/attention/simon/${PERSON}`,
    reads: { id: ENTRY, ...ANSWERED, level: 1, sequence: ['red'], userInput: ['red'] },
  },
  {
    kind: 'chat-message',
    body: { text: 'Hello', at: AT },
    call: 'POST /api/chat/analyze',
    reads: {
      id: ENTRY,
      text: 'Hello',
      isFollowUp: false,
      talkKey: expect.any(String),
      localDate: expect.any(String),
      zone: expect.any(String),
    },
  },
  { kind: 'chat-removal', body: ONE, call: `DELETE /api/chat/messages/${ONE}` },
];

// Loaded the way the server does it, because the client's version of the contract has no schemas.
const contract: {
  readonly endpoints: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>;
} = createRequire(import.meta.url)('#contract/endpoints.ts');
const ALL = Object.values(contract.endpoints).flatMap((table) => Object.values(table));

/** Deletions, which also succeed if the item no longer exists. */
const DELETIONS = [
  'routine-remove',
  'routine-resume',
  'mood-remove',
  'mood-word-remove',
  'distraction-remove',
  'urge-remove',
  'ladder-remove',
  'task-delete',
  'task-let-go',
  'goal-remove',
  'medicine-remove',
  'medicine-untaken',
  'medicine-effect-remove',
  'agenda-remove',
  'chat-removal',
];

/**
 * The call that a request makes, and the data that the server reads from it. Throws if the server would refuse the
 * request.
 */
const readRequest = async (request: IncomingMessage) => {
  const { method = '', url = '' } = request;
  const isOfCall = (one: Endpoint): boolean =>
    one.method === method && new RegExp(`^${one.path.replace(/:\w+/g, '[^/]+')}$`).test(url);
  const schema = ALL.find(isOfCall)?.body;
  const reads = schema === undefined ? {} : Object(z.parse(schema, await json(request)));
  return { call: `${method} ${url}`, reads };
};

type Request = Awaited<ReturnType<typeof readRequest>>;

const requests: Request[] = [];
let stopServer = (): void => undefined;

/** Starts a server that replies to every call with `status`. */
const startServer = async (status: number): Promise<void> => {
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/json');
    try {
      if (request.method !== 'GET') requests.push(await readRequest(request));
      response.writeHead(status).end(JSON.stringify({ message: 'Gone.', code: 'not_found' }));
    } catch (error) {
      response.writeHead(422).end(JSON.stringify({ message: String(error), code: 'invalid' }));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(`http://127.0.0.1:${port}${path}`, init),
  );
  stopServer = () => {
    server.close();
    server.closeAllConnections();
  };
};

beforeEach(newBrowser);
afterEach(() => stopServer());

/** Sends an entry as the app does. Resolves to the requests. */
const send = async (kind: string, entry: Outgoing<unknown>): Promise<readonly Request[]> => {
  const { HANDLERS } = await import('#client/app/handlers.ts');
  const handler = HANDLERS.find(({ name }) => name === kind);
  if (handler === undefined) throw new Error(`There is no handler of ${kind}.`);
  requests.length = 0;
  await handler.send(entry, {
    client: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
    isTaken: false,
    signal: new AbortController().signal,
    keepalive: false,
    taken: () => undefined,
    report: () => undefined,
  });
  return [...requests];
};

it.each(RECORDED)('$kind $body is sent as $call', async ({ kind, body, call, reads = body }) => {
  await startServer(200);
  const isDeleted = call.startsWith('DELETE');
  const withEntry = (id: string) =>
    Object.entries({ ...Object(reads) }).map(([key, value]) => [key, value === ENTRY ? id : value]);
  // Entries of later app versions may have more fields.
  const later = fc.constantFrom({}, { addedLater: true });
  await fc.assert(
    fc.asyncProperty(fc.uuid(), fc.uuid(), later, async (id, userId, more) => {
      const stored = typeof body === 'string' ? body : { ...Object(body), ...more };
      // Ignore errors about the reply, because only the request matters here.
      const sent = send(kind, { id, userId, body: stored }).catch(() => [...requests]);
      const [request, ...others] = await sent;
      expect(others).toEqual([]);
      expect(request?.call).toBe(call.replace(PERSON, userId));
      // A body may omit the person's id, because the session identifies the person.
      expect({ userId, ...request?.reads }).toEqual({
        userId,
        ...(isDeleted ? {} : Object.fromEntries(withEntry(id))),
      });
    }),
    { numRuns: 8 },
  );
});

const TABLES: readonly ChangeTable[] = [
  goalChanges,
  medicationChanges,
  careChanges,
  routineChanges,
  wordChanges,
  distractionChanges,
  urgeChanges,
  ladderChanges,
  followChanges,
  reminderChanges,
];

it.each(TABLES)('the changes %# are read as they are stored', (table) => {
  const entries = RECORDED.filter(({ kind }) => Object.hasOwn(table, kind));
  expect(new Set(entries.map(({ kind }) => kind))).toEqual(new Set(Object.keys(table)));
  for (const { kind, body } of entries)
    expect(readChange(table, { id: ONE, kind, body })).toEqual({ id: ONE, kind, body });
});

it.each(TABLES)('a change %# with an invalid field is not read', (table) => {
  for (const { kind, body } of RECORDED.filter((one) => Object.hasOwn(table, one.kind))) {
    for (const field of Object.keys(Object(body))) {
      const invalid = { ...Object(body), [field]: Number.NaN };
      expect(readChange(table, { id: ONE, kind, body: invalid }), `${kind} ${field}`).toBeNull();
    }
    expect(readChange(table, { id: ONE, kind, body: null })).toBeNull();
  }
});

it('a change with a date that does not exist is not read', () => {
  const [one] = RECORDED.filter(({ kind }) => kind === 'routine-break');
  const body = { ...Object(one?.body), from: '2026-02-30' };
  expect(readChange(routineChanges, { id: ONE, kind: 'routine-break', body })).toBeNull();
});

it.each(RECORDED)('$kind $body is done or refused when what it is about is gone', async (one) => {
  await startServer(404);
  const sent = send(one.kind, { id: FOUR, userId: ONE, body: one.body });
  if (DELETIONS.includes(one.kind)) await sent;
  else await expect(sent).rejects.toThrow();
});

it('each kind of entry is recorded', async () => {
  const { HANDLERS } = await import('#client/app/handlers.ts');
  const kinds = new Set(RECORDED.map(({ kind }) => kind));
  expect([...kinds].toSorted()).toEqual(HANDLERS.map(({ name }) => name).toSorted());
});
