import { expectAccessible, test as journey, logIn, type Page } from '../fixtures.ts';
import { reload, settled } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { checkIn, KEPT, MOOD_PAGE, openMoods, storedReasons } from '../support/moods.ts';
import { untilInstalled } from '../support/offline.ts';
import { heading, openPage, PAGES } from '../support/pages.ts';
import { expect, test, visit } from '../warm.ts';

const NOT_LOADED_YET =
  'You haven’t opened this page on this device before. It needs a connection the first time.';

/** The data on the device: databases, local storage and cached addresses. */
const leftOnDevice = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const read = (name: string) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('entries').objectStore('entries').getAll();
          all.onsuccess = () => resolve(all.result);
        };
      });
    const kept = await Promise.all(['evenkeel-outbox', 'evenkeel-queries'].map(read));
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const cached = await Promise.all(stores.map((cache) => cache.keys()));
    return JSON.stringify([kept, { ...localStorage }, cached.flat().map(({ url }) => url)]);
  });

journey.describe('with the app installed', () => {
  journey.use({ serviceWorkers: 'allow' });

  journey(
    'three offline check-ins are sent in order, once, after closing the tab, and logging out leaves no trace',
    async ({ page, context, person, allowErrors }) => {
      allowErrors(NO_ANSWER);
      await openMoods(page);
      await untilInstalled(page);
      await context.setOffline(true);
      for (const [at, why] of ['first', 'second', 'third'].entries()) {
        await checkIn(page, at, why);
        await expect(page.getByText(KEPT)).toBeVisible();
        await expect(page.getByLabel('Why?')).toHaveValue('');
      }
      await expect(page.getByText('3 entries waiting to be sent')).toBeVisible();
      await page.close();

      const again = await context.newPage();
      await openMoods(again);
      await expect(again.getByText('3 entries waiting to be sent')).toBeVisible();
      const calendar = again.getByRole('region', { name: 'Mood Calendar' });
      await expect(
        calendar.getByText('You’re seeing what was saved on this device.'),
      ).toBeVisible();
      const entries = again.getByRole('region', { name: /^Moods on / }).getByRole('listitem');
      await expect(entries).toHaveCount(3);
      await expect(entries.first()).toContainText('waiting to be sent');

      await context.setOffline(false);
      await expect
        .poll(() => storedReasons(again, person.userId))
        .toEqual(['first', 'second', 'third']);
      await expect(again.getByText(/waiting to be sent/)).toHaveCount(0);
      await expect(entries).toHaveCount(3);

      await again.getByLabel('Why?').fill('Half a thought');
      await again.getByRole('button', { name: 'Log Out' }).click();
      await again.getByRole('button', { name: 'Log out and delete' }).click();
      await expect(again).toHaveURL('/');
      expect(await leftOnDevice(again)).not.toContain(person.userId);
      expect(await leftOnDevice(again)).not.toContain('Half a thought');
    },
  );
});

journey.describe('with the app installed on the first visit', () => {
  journey.use({ serviceWorkers: 'allow' });
  // Opens all pages of the app.
  journey.slow();

  journey(
    'every page opens offline for the first time',
    async ({ page, context, person: _, allowErrors }) => {
      allowErrors(NO_ANSWER);
      await page.goto('/homepage');
      await untilInstalled(page);
      await context.setOffline(true);
      for (const [path, title] of PAGES) {
        await openPage(page, path);
        await expect(heading(page), path).toContainText(title);
        await expect(page.getByText('We couldn’t load this part'), path).toHaveCount(0);
      }
    },
  );
});

journey(
  'offline, a page never opened on this device says so, leads back, and works later',
  async ({ page, context, person: _, allowErrors }) => {
    allowErrors(/PartMissing|ERR_INTERNET_DISCONNECTED/);
    await page.goto('/homepage');
    await settled(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByText(NOT_LOADED_YET)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Go back' }).click();
    await expect(page).toHaveURL('/homepage');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(NOT_LOADED_YET)).toHaveCount(0);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Settings' }).first().click();
    await expect(page.getByRole('group', { name: 'Theme' })).toBeVisible();
  },
);

journey.describe('with its own server', () => {
  journey.use({ ownServer: {} });

  journey(
    'a server that dies midway gets every entry once, in order, and unsent entries wait for the next log-in',
    async ({ page, context, person, server, allowErrors }) => {
      allowErrors(NO_ANSWER);
      await openMoods(page);
      // The server accepts the first entry and dies before it replies.
      await page.route(
        '**/api/mood/submit',
        async (route) => {
          await route.fetch();
          await server.kill();
          await route.abort();
        },
        { times: 1 },
      );
      await checkIn(page, 0, 'first');
      await expect(page.getByText(KEPT)).toBeVisible();
      await checkIn(page, 1, 'second');
      await checkIn(page, 2, 'third');
      await expect(page.getByText('3 entries waiting to be sent')).toBeVisible();
      await server.start();
      await reload(page);
      const sent = ['first', 'second', 'third'];
      await expect.poll(() => storedReasons(page, person.userId)).toEqual(sent);
      await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);

      await server.kill();
      await checkIn(page, 3, 'kept');
      await expect(page.getByText(KEPT)).toBeVisible();
      await page.getByLabel('Why?').fill('Half a thought');
      await context.clearCookies();
      await server.start();
      await expect(page.getByText(/^Your session has ended\./)).toBeVisible();
      await logIn(page, person);
      await expect.poll(() => storedReasons(page, person.userId)).toEqual([...sent, 'kept']);
      await visit(page, MOOD_PAGE);
      await expect(page.getByLabel('Why?')).toHaveValue('Half a thought');
    },
  );
});

test('two tabs send what both stored, in order and once', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await visit(page, MOOD_PAGE);
  const other = await context.newPage();
  await openMoods(other);
  await context.setOffline(true);
  for (const [tab, why] of [
    [page, 'one'],
    [other, 'two'],
    [page, 'three'],
  ] as const) {
    await checkIn(tab, 3, why);
    await expect(tab.getByText(KEPT)).toBeVisible();
  }
  await expect(other.getByText('3 entries waiting to be sent')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => storedReasons(page, person.userId)).toEqual(['one', 'two', 'three']);
  for (const tab of [page, other]) {
    await settled(tab);
    await expect(tab.getByText(/waiting to be sent/)).toHaveCount(0);
    const entries = tab.getByRole('region', { name: /^Moods on / }).getByRole('listitem');
    await expect(entries).toHaveCount(3);
  }
});

test('offline, data never loaded on this device is reported as such', async ({
  page,
  context,
  person: _,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await context.route('**/api/goals/**', (route) => route.abort());
  await visit(page, '/features/goals');
  await context.setOffline(true);
  await expect(page.getByText(`We couldn’t load your goals. ${NOT_LOADED_YET}`)).toBeVisible();
});
