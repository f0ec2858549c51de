import type { Locator } from '@playwright/test';
import type { Page } from '../fixtures.ts';
import { settled } from '../support/clock.ts';
import { GOALS_PAGE, giveGoal, goalCard } from '../support/goals.ts';
import { MOOD_PAGE, openMoreWords } from '../support/moods.ts';
import { giveMorning } from '../support/player.ts';
import { holdCalls } from '../support/slow-server.ts';
import { expect, test, visit } from '../warm.ts';

interface Change {
  readonly what: string;
  /** The address of the call that fetches the list; `call` is the address of the call that changes it. */
  readonly list: string;
  readonly call: string;
  /** Creates the item to change, if needed, and opens its page. */
  readonly open: (page: Page, userId: string) => Promise<void>;
  readonly change: (page: Page) => Promise<void>;
  readonly changed: (page: Page) => Locator;
  /** The numbers of matching elements before and after the change. */
  readonly counts: readonly [number, number];
}

const deleteForGood = (page: Page) => page.getByRole('button', { name: 'Delete for good' }).click();

const CHANGES: readonly Change[] = [
  {
    what: 'a deleted goal',
    list: '**/api/goals/all/**',
    call: '/api/goals/remove',
    open: async (page, userId) => {
      await giveGoal(page, userId, { words: 'Read' });
      await visit(page, GOALS_PAGE);
    },
    change: async (page) => {
      await goalCard(page, 'Read').getByText('Progress and more').click();
      await goalCard(page, 'Read').getByRole('button', { name: 'Delete' }).click();
      await deleteForGood(page);
    },
    changed: (page) => goalCard(page, 'Read'),
    counts: [1, 0],
  },
  {
    what: 'a deleted ladder',
    list: '**/api/chat/ladders/**',
    call: '/api/chat/ladders/',
    open: async (page, userId) => {
      const rungs = [{ text: 'Touch a door', distress: 30 }];
      const saved = await page.request.post('/api/chat/ladders/save', {
        data: {
          id: crypto.randomUUID(),
          userId,
          fear: 'Doors',
          rungs,
          from: null,
          changedAt: new Date().toISOString(),
        },
      });
      expect(saved.status(), await saved.text()).toBe(201);
      await visit(page, '/features/urge/ladders');
    },
    change: async (page) => {
      await page.getByRole('button', { name: 'Delete Doors' }).click();
      await deleteForGood(page);
    },
    changed: (page) => page.getByRole('heading', { name: 'Doors' }),
    counts: [1, 0],
  },
  {
    what: 'a removed routine',
    list: '**/api/routines/**',
    call: '/api/routines/remove',
    open: async (page, userId) => {
      await giveMorning(page, userId);
      await visit(page, '/features/routine-builder');
    },
    change: async (page) => {
      await page.getByText('All routines (1)').click();
      await page.getByRole('button', { name: 'Remove Morning' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
    },
    changed: (page) => page.getByText('All routines (1)'),
    counts: [1, 0],
  },
  {
    what: 'a new word',
    list: '**/api/mood/words/**',
    call: '/api/mood/tags/add',
    open: (page) => visit(page, MOOD_PAGE),
    change: async (page) => {
      await openMoreWords(page);
      await page.getByText('What these words mean, and your own words').click();
      await page.getByLabel('A new word').fill('Choir');
      await page.getByRole('button', { name: 'Add word' }).click();
    },
    changed: (page) => page.getByRole('checkbox', { name: 'Choir' }),
    counts: [0, 1],
  },
  {
    what: 'a medicine',
    list: '**/api/medication/log/**',
    call: '/api/medication/medicine',
    open: (page) => visit(page, '/features/medication'),
    change: async (page) => {
      await page.getByRole('button', { name: 'Add a medicine' }).click();
      await page.getByLabel('Name').fill('The blue one');
      await page.getByRole('button', { name: 'Save' }).click();
    },
    changed: (page) => page.getByRole('button', { name: 'Taken now: The blue one' }),
    counts: [0, 1],
  },
];

/** The number of entries waiting on the device, once the page has been redrawn. */
const kept = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const store = await new Promise<IDBObjectStore>((resolve, reject) => {
      const opening = indexedDB.open('evenkeel-outbox');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () =>
        resolve(opening.result.transaction('entries').objectStore('entries'));
    });
    const count = await new Promise<number>((resolve) => {
      const counting = store.count();
      counting.onsuccess = () => resolve(counting.result);
    });
    store.transaction.db.close();
    for (let frame = 0; frame < 3; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    return count;
  });

for (const { what, list, call, open, change, changed, counts } of CHANGES) {
  test(`${what} does not flicker while the list is refetched`, async ({ page, person }) => {
    await open(page, person.userId);
    await expect(changed(page)).toHaveCount(counts[0]);
    const slow = await holdCalls(page, list, { method: 'GET' });
    const sent = page.waitForResponse(
      (answer) => answer.request().method() !== 'GET' && answer.url().includes(call),
    );
    await change(page);
    await expect(changed(page)).toHaveCount(counts[1]);
    await sent;
    await expect.poll(() => kept(page)).toBe(0);
    expect(await changed(page).count()).toBe(counts[1]);
    slow.letGo();
    await settled(page);
    expect(await changed(page).count()).toBe(counts[1]);
  });
}
