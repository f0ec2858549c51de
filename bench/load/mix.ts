import { v7 as uuidv7 } from 'uuid';
import { routineEndpoints } from '#contract/routines.ts';
import { taskEndpoints } from '#contract/tasks.ts';
import type { Random } from '#domain/shared/numbers/random.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import { moodBody } from '#tests/support/visitor.ts';
import { ORIGINALS, type SignedIn } from '../people/people.ts';

const dayOf = (at: Date) => localDate(at.toISOString().slice(0, 10));

/** A person who uses the app, with the ids that their actions of today need. */
export interface Person extends SignedIn {
  readonly taskIds: readonly string[];
  readonly steps: readonly { readonly routineId: string; readonly stepId: string }[];
}

/** Reads the ids of people's tasks and routines for today. Copies of a person (see `addPeople`) have the same ids. */
export const peopleOf = async (
  url: string,
  signedIn: readonly SignedIn[],
): Promise<readonly Person[]> => {
  const today = dayOf(new Date());
  const originals = signedIn.slice(0, ORIGINALS).map(async ({ userId, headers }) => {
    const get = async (path: string): Promise<unknown> => {
      const answer = await fetch(`${url}${path}`, { headers });
      return answer.json();
    };
    const [tasks, days] = await Promise.all([
      get(`/api/tasks/all/${userId}?since=${today}`),
      get(`/api/routines/days/${userId}?from=${today}&to=${today}&today=${today}&zone=UTC`),
    ]);
    return {
      taskIds: taskEndpoints.all.reply.parse(tasks).map(({ _id }) => _id),
      steps: routineEndpoints.days.reply
        .parse(days)
        .flatMap(({ routineId, plan }) => plan.steps.map(({ id }) => ({ routineId, stepId: id }))),
    };
  });
  const todos = await Promise.all(originals);
  return signedIn.flatMap((person, index) => {
    const todo = todos[index % todos.length];
    return todo === undefined ? [] : [{ ...person, ...todo }];
  });
};

/** One API call. */
export interface Call {
  readonly path: string;
  /** The body of a POST. Without a body, the call is a GET. */
  readonly body?: object;
}

/** Something that people do in the app, with the calls that the client makes for it in parallel. */
interface Action {
  readonly name: string;
  /** The share of all actions, in percent. */
  readonly percent: number;
  readonly calls: (person: Person, at: Date, random: Random) => readonly Call[];
}

const pick = <Item>(items: readonly Item[], random: Random): Item | undefined =>
  items[Math.floor(random() * items.length)];

const gets = (...paths: readonly string[]): readonly Call[] => paths.map((path) => ({ path }));

/** The calls that the app makes on every page when it is opened. */
const opening = ({ userId }: Person, at: Date): readonly Call[] => {
  const today = dayOf(at);
  return gets(
    '/auth/me',
    `/api/comfort/${userId}`,
    `/api/medication/settings/${userId}`,
    `/api/reminders/${userId}`,
    `/api/routines/days/${userId}?from=${today}&to=${today}&today=${today}&zone=UTC`,
    `/api/tasks/all/${userId}?since=${addDays(today, -7)}`,
  );
};

/** The routines, with three weeks of occurrences. */
const routines = ({ userId }: Person, at: Date): readonly Call[] => {
  const today = dayOf(at);
  const [from, to] = [addDays(today, -7), addDays(today, 14)];
  return gets(
    `/api/routines/all/${userId}?today=${today}`,
    `/api/routines/days/${userId}?from=${from}&to=${to}&today=${today}&zone=UTC`,
  );
};

/** The moods for one month of the calendar, `ago` days back. */
const moods = ({ userId }: Person, at: Date, ago = 0): Call => {
  const middle = addDays(dayOf(at), -ago);
  return { path: `/api/mood/all/${userId}?from=${addDays(middle, -32)}&to=${addDays(middle, 15)}` };
};

/**
 * The actions of a typical day. The calls were observed on the client's pages. The frequency of each action is an
 * assumption, because Evenkeel does not track its users. Scripts and styles are left out, because the service worker
 * caches them.
 */
export const MIX: readonly Action[] = [
  {
    name: 'Open the app at Today',
    percent: 25,
    calls: (person, at) => [
      ...opening(person, at),
      ...routines(person, at),
      moods(person, at),
      ...gets(
        `/api/follow/${person.userId}`,
        `/api/chat/ladders/${person.userId}`,
        `/api/urges/all/${person.userId}`,
        `/api/care/all/${person.userId}`,
        `/api/goals/all/${person.userId}`,
        `/api/quiz/weekly-progress/${person.userId}`,
        `/api/quiz/has-taken-first?userId=${person.userId}`,
        `/api/quiz/first-result/${person.userId}`,
      ),
    ],
  },
  {
    name: 'Open the dashboard',
    percent: 10,
    calls: (person, at) => [
      moods(person, at),
      ...gets(
        `/api/dashboard/summary/${person.userId}?localDate=${dayOf(at)}&zone=UTC`,
        `/api/dashboard/days/${person.userId}?localDate=${dayOf(at)}&zone=UTC`,
        `/api/distraction/summary/${person.userId}`,
        `/api/chat/top-triggers/${person.userId}`,
      ),
    ],
  },
  {
    name: 'Open the routines',
    percent: 10,
    calls: (person, at) => [
      ...routines(person, at),
      ...gets(
        '/api/routines/templates',
        `/api/routines/proposals/${person.userId}?today=${dayOf(at)}`,
      ),
    ],
  },
  {
    name: 'Open the chat',
    percent: 5,
    calls: ({ userId }) =>
      gets(
        `/api/chat/settings/${userId}`,
        `/api/chat/messages/${userId}`,
        `/api/safety-plan/${userId}`,
        '/api/options',
      ),
  },
  {
    name: 'See an earlier month of moods',
    percent: 5,
    calls: (person, at, random) => [moods(person, at, 30 + Math.floor(300 * random()))],
  },
  {
    name: 'Log a mood',
    percent: 15,
    calls: ({ userId }) => [{ path: '/api/mood/submit', body: moodBody(userId, uuidv7()) }],
  },
  {
    name: 'Complete a task or open it again',
    percent: 15,
    calls: ({ userId, taskIds }, _at, random) => {
      const updates = { completed: random() < 0.7 };
      return [
        { path: '/api/tasks/update', body: { userId, taskId: pick(taskIds, random), updates } },
      ];
    },
  },
  {
    name: 'Mark a step of a routine',
    percent: 5,
    calls: ({ userId, steps }, at, random) => {
      const state = random() < 0.7 ? 'done' : 'open';
      const step = pick(steps, random);
      return [{ path: '/api/routines/mark', body: { userId, date: dayOf(at), state, ...step } }];
    },
  },
  {
    name: 'Log a distraction',
    percent: 5,
    calls: ({ userId }) => [
      { path: '/api/distraction/log', body: { id: uuidv7(), userId, type: 'Phone', zone: 'UTC' } },
    ],
  },
  {
    name: 'Write to the chat',
    percent: 5,
    calls: ({ userId }, at) => [
      {
        path: '/api/chat/analyze',
        body: {
          id: uuidv7(),
          userId,
          text: 'I had a long day at work.',
          isFollowUp: false,
          localDate: dayOf(at),
          zone: 'UTC',
        },
      },
    ],
  },
];
