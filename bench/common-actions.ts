import { setTimeout as delay } from 'node:timers/promises';
import { expect, type Locator, type Page, type ViewportSize } from '@playwright/test';
import { CHAT_PAGE, field, log, openChat, own } from '../e2e/support/chat.ts';
import { cards, openGame } from '../e2e/support/games.ts';
import { THANKS } from '../e2e/support/moods.ts';
import { heading, openPage } from '../e2e/support/pages.ts';
import { atStep, giveMorning } from '../e2e/support/player.ts';
import { openFirst, option } from '../e2e/support/quiz.ts';
import {
  dayFromNow,
  dragWith,
  giveTasks,
  openRoutine,
  rowOf,
  rowsOf,
} from '../e2e/support/routine.ts';

const TASKS = ['Water the plants', 'Call the bank', 'Fold the laundry'] as const;
const [FIRST, , LAST] = TASKS;
const TURNS = 10;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** The main thread counts as idle after this time without a long task. */
const QUIET_MS = 500;
/** The longest wait for an idle main thread, because a busy machine may never be idle. */
const QUIET_MOST_MS = 10_000;
/** The time that the page gets to respond to a press before it is inspected, because inspecting also takes time. */
const ANSWER_MS = 1000;

/** One of the most common actions in the app. */
export interface Action {
  readonly name: string;
  readonly viewport: ViewportSize;
  /** Opens the page for the action. */
  readonly open: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
  /** Fails if the action had no effect. */
  readonly check: (page: Page) => Promise<void>;
}

/** Gives a person tasks for today, a routine and a conversation through the API. */
export const prepare = async (page: Page, userId: string): Promise<void> => {
  await page.request.put(`/api/follow/${userId}`, { data: { topics: null, isWelcomed: true } });
  const date = await dayFromNow(page, 0);
  await giveTasks(
    page,
    userId,
    TASKS.map((title) => ({ title, date })),
  );
  await giveMorning(page, userId);
  for (let turn = 0; turn < TURNS; turn += 1) {
    const data = { userId, text: 'I put off my tax again.' };
    const reply = await page.request.post('/api/chat/analyze', { data });
    expect(reply.status(), await reply.text()).toBe(200);
  }
};

/** Waits until the main thread has had no long task for `QUIET_MS`. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(
    ([quietMs, mostMs]) =>
      new Promise<void>((resolve) => {
        let timer = setTimeout(resolve, quietMs);
        setTimeout(resolve, mostMs);
        new PerformanceObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(resolve, quietMs);
        }).observe({ type: 'longtask' });
      }),
    [QUIET_MS, QUIET_MOST_MS] as const,
  );

/** Scrolls an element to the middle of the page, waits until the page is idle, and taps the element. */
const tap = async (target: Locator): Promise<void> => {
  const page = target.page();
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await target.boundingBox();
  if (box === null) throw new Error('There is nothing to tap on.');
  await untilIdle(page);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await delay(ANSWER_MS);
};

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

const openToday = async (page: Page): Promise<void> => {
  await openPage(page, '/homepage');
};
const openDashboard = async (page: Page): Promise<void> => {
  await openPage(page, '/dashboard');
};
const monthBefore = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const date = new Date();
    date.setDate(0);
    return date.toLocaleDateString('en', { month: 'long', year: 'numeric' });
  });

/** A tap that no handler reacts to. It measures the baseline cost of the machine and the browser. */
export const NO_ACTION: Action = {
  name: 'Nothing',
  viewport: PHONE,
  open: openToday,
  act: (page) => tap(heading(page)),
  check: async () => undefined,
};

export const ACTIONS: readonly Action[] = [
  {
    name: 'Complete a task',
    viewport: PHONE,
    open: openRoutine,
    act: (page) => tap(button(page, `Complete: ${FIRST}`)),
    check: (page) => expect(button(page, `Undo: ${FIRST}`)).toBeVisible(),
  },
  {
    name: 'Log a mood',
    viewport: PHONE,
    open: openToday,
    act: (page) => tap(button(page, 'Good')),
    check: (page) => expect(page.getByText(THANKS)).toBeVisible(),
  },
  {
    name: 'Open the chat',
    viewport: PHONE,
    open: openToday,
    act: (page) => tap(page.locator('[data-lower-bar]').getByRole('link', { name: 'Chat' })),
    check: async (page) => {
      await expect(page).toHaveURL(CHAT_PAGE);
      await expect(field(page)).toBeVisible();
    },
  },
  {
    name: 'Send a chat message',
    viewport: PHONE,
    open: async (page) => {
      await openChat(page);
      await expect(own(page)).toHaveCount(TURNS);
      await field(page).fill('I read the first letter today.');
    },
    act: (page) => tap(button(page, 'Send')),
    check: (page) => expect(log(page)).toContainText('I read the first letter today.'),
  },
  {
    name: 'Drag a task',
    viewport: DESKTOP,
    open: async (page) => {
      await openRoutine(page);
      await rowOf(page, LAST).scrollIntoViewIfNeeded();
    },
    act: async (page) => {
      await untilIdle(page);
      await dragWith(page, FIRST, LAST, delay);
      await delay(ANSWER_MS);
    },
    check: (page) => expect(rowsOf(page, 'Today').last()).toContainText(FIRST),
  },
  {
    name: 'Open the previous month',
    viewport: PHONE,
    open: openDashboard,
    act: (page) => tap(button(page, 'Previous month')),
    check: async (page) => expect(button(page, await monthBefore(page))).toBeVisible(),
  },
  {
    name: 'Go to the next question',
    viewport: PHONE,
    open: async (page) => {
      await openFirst(page);
      await option(page, 1).check();
    },
    act: (page) => tap(button(page, 'Next')),
    check: (page) => expect(page.getByText('Question 2 of 18')).toBeVisible(),
  },
  {
    name: 'Turn a card',
    viewport: PHONE,
    open: (page) => openGame(page, 'memory'),
    act: (page) => tap(cards(page).first()),
    check: (page) => expect(cards(page).first()).not.toHaveAccessibleName(/face down/),
  },
  {
    name: 'Start a routine',
    viewport: PHONE,
    open: openRoutine,
    act: async (page) => {
      await tap(page.getByRole('link', { name: 'Start Morning' }));
      await tap(button(page, 'Start'));
    },
    check: (page) => atStep(page, 'Drink some water'),
  },
  {
    name: 'Go to the dashboard',
    viewport: PHONE,
    open: async (page) => {
      await openToday(page);
      await page.getByRole('button', { name: /^More/ }).click();
    },
    act: (page) =>
      tap(page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboard' })),
    check: (page) => expect(heading(page)).toHaveText('Your Dashboard'),
  },
];
