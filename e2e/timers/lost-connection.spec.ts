import type { PagePath } from '#contract/shared/pages.ts';
import { expect, type Page, test } from '../fixtures.ts';
import { holdClock, pass, settled } from '../support/clock.ts';
import type { Person } from '../support/people.ts';
import { giveMorning } from '../support/player.ts';
import { POMODORO_PAGE, press } from '../support/pomodoro.ts';
import { ROUTINE_PAGE } from '../support/routine.ts';
import { giveTimed, listen, said, TASK } from '../support/timers.ts';

const MINUTE = 60_000;

interface Start {
  readonly where: string;
  /** Prepares what the page needs, and returns the page's path. */
  readonly prepare: (page: Page, person: Person) => Promise<string>;
  readonly press: (page: Page) => Promise<void>;
  readonly minutes: number;
  readonly words: string;
}

const TODAY: PagePath = '/homepage';
const URGE: PagePath = '/features/urge';

const pressButton = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

const STARTS: readonly Start[] = [
  {
    where: 'Today',
    prepare: async () => TODAY,
    press: pressButton('Start focusing'),
    minutes: 25,
    words: 'Focus time is over.',
  },
  {
    where: 'the list of tasks',
    prepare: async (page, person) => {
      await giveTimed(page, person, 30);
      return ROUTINE_PAGE;
    },
    press: pressButton(`Start timer for ${TASK}`),
    minutes: 30,
    words: `Time is up. ${TASK}`,
  },
  {
    where: 'the Pomodoro timer',
    prepare: async () => POMODORO_PAGE,
    press: pressButton('Start'),
    minutes: 25,
    words: 'Focus time is over.',
  },
  {
    where: 'the routine player',
    prepare: async (page, { userId }) => (await giveMorning(page, userId)).path,
    press: async (page) => {
      await pressButton('Start')(page);
      await page.keyboard.press('Enter');
    },
    minutes: 10,
    words: 'The time for this step is up. Shower.',
  },
  {
    where: 'an urge',
    prepare: async () => URGE,
    press: pressButton('5 minutes'),
    minutes: 5,
    words: 'Time is up. Continue when you’re ready.',
  },
];

for (const { where, prepare, press, minutes, words } of STARTS)
  test(`a timer started from ${where} gives its cues when a first visit loses its connection`, async ({
    page,
    person,
    context,
    allowErrors,
  }) => {
    // The page of the Pomodoro timer, which Today opens, cannot be loaded.
    allowErrors(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|PartMissing/);
    await page.goto(await prepare(page, person));
    await settled(page);
    // Nothing is installed, and nothing more can be loaded.
    await page.route('**/assets/**', (route) => route.abort());
    await context.setOffline(true);
    await holdClock(page);
    await listen(page);
    await press(page);
    await pass(page, minutes * MINUTE + 1_000);
    await said(page, words);
    await expect
      .poll(() => page.evaluate(() => globalThis.heard?.notes.map(({ hz }) => hz)))
      .toContain('784');
  });

test('on a page that loads the timers late, a running timer appears once they can be loaded', async ({
  page,
  person: _,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/);
  await page.goto(POMODORO_PAGE);
  await press(page, 'Start');
  const timers = /\/assets\/plan-[\w-]{8}\.js/;
  await page.route(timers, (route) => route.abort());
  await page.goto('/dashboard');
  await settled(page);
  await holdClock(page);
  const link = page.getByRole('link', { name: /^Focus: / });
  await pass(page, 21_000);
  await expect(link).toBeHidden();
  await page.unroute(timers);
  await pass(page, 10_000);
  await expect(link).toBeVisible();
});
