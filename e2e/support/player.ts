import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { type Occurrence, routineEndpoints } from '#contract/routines.ts';
import { setTime, settled } from './clock.ts';
import { dayFromNow } from './routine.ts';

interface GivenStep {
  readonly title: string;
  readonly minutes: number | null;
  readonly from?: 'full' | 'lighter' | 'micro';
  readonly hint?: string;
}

/** A morning routine of four steps. Its smaller sizes omit some steps. */
const MORNING: readonly GivenStep[] = [
  { title: 'Drink some water', minutes: 1 },
  { title: 'Shower', minutes: 10, from: 'lighter', hint: 'The towel hangs behind the door.' },
  { title: 'Get dressed', minutes: 5 },
  { title: 'Pack the bag', minutes: 15, from: 'full' },
];

/** A daily routine, and the page on which today's occurrence is played. */
export interface GivenRoutine {
  readonly routineId: string;
  readonly date: string;
  readonly path: string;
}

/** Creates a daily routine for a signed-in person through the API. It started `sinceDays` days ago. */
export const giveMorning = async (
  page: Page,
  userId: string,
  steps: readonly GivenStep[] = MORNING,
  sinceDays = 0,
  more: Readonly<Record<string, unknown>> = {},
): Promise<GivenRoutine> => {
  const routineId = randomUUID();
  const date = await dayFromNow(page, 0);
  const plan = {
    name: 'Morning',
    icon: 'sun',
    color: 'teal',
    anchor: { kind: 'time', time: '07:30' },
    repeat: { kind: 'days', every: 1 },
    startsOn: await dayFromNow(page, -sinceDays),
    endsOn: null,
    steps: steps.map(({ from = 'micro', hint = null, ...step }) => ({
      id: randomUUID(),
      from,
      hint,
      ...step,
    })),
    reminders: { atStart: false, minutesBefore: null },
    ...more,
  };
  const reply = await page.request.post('/api/routines/save', {
    data: { userId, id: routineId, plan, from: date },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return { routineId, date, path: `/features/routine-builder/play/${routineId}/${date}` };
};

/** Sets the page's clock to a time of today. */
export const setClock = async (page: Page, hours: number, minutes: number): Promise<void> =>
  setTime(
    page,
    await page.evaluate(([h, m]) => new Date().setHours(h, m, 0, 0), [hours, minutes] as const),
  );

/** The routine's day as stored on the server, once the page is at rest. */
export const storedDay = async (
  page: Page,
  userId: string,
  { routineId, date }: GivenRoutine,
): Promise<Occurrence | undefined> => {
  await settled(page);
  const reply = await page.request.get(
    `/api/routines/days/${userId}?from=${date}&to=${date}&today=${date}`,
  );
  expect(reply.status(), await reply.text()).toBe(200);
  return routineEndpoints.days.reply
    .parse(await reply.json())
    .find((one) => one.routineId === routineId);
};

/** The stored steps in order, in the form `done 12`, `skipped 0` or `open`, with whole minutes. */
export const storedSteps = async (
  page: Page,
  userId: string,
  routine: GivenRoutine,
): Promise<readonly string[]> => {
  const day = await storedDay(page, userId, routine);
  return (day?.plan.steps ?? []).map(({ id }) => {
    const mark = day?.marks[id];
    return mark === undefined
      ? 'open'
      : `${mark.state} ${Math.round((mark.spentMs ?? 0) / 60_000)}`;
  });
};

/** Opens the player and waits until the routine is rendered. */
export const openPlayer = async (page: Page, { path }: GivenRoutine): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

/** Presses a button of the player. */
export const pressIn = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/** Waits until the step with this title is the current step. */
export const atStep = async (page: Page, title: string): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: `Now: ${title}` })).toBeVisible();
};

/** Records through the API that the routine was done this many days ago, with the minutes that each step took. */
export const playedBefore = async (
  page: Page,
  { routineId }: GivenRoutine,
  daysAgo: number,
  steps: readonly (readonly [stepId: string, minutes: number])[],
): Promise<void> => {
  const date = await dayFromNow(page, -daysAgo);
  const device = randomUUID();
  let atMs = Date.parse(`${date}T07:30:00Z`);
  const event = (type: string, more = {}) => ({ id: randomUUID(), type, atMs, device, ...more });
  const events: object[] = [event('start')];
  for (const [stepId, minutes] of steps) {
    atMs += minutes * 60_000;
    events.push(event('done', { stepId }));
  }
  const reply = await page.request.post('/api/routines/run', { data: { routineId, date, events } });
  expect(reply.status(), await reply.text()).toBe(200);
};

/** The heading of the player: the current step, or how the routine ended. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });
