import { expect, logIn, test } from '../fixtures.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { checkIn, KEPT, openMoods, storedReasons, THANKS } from '../support/moods.ts';
import { untilInstalled } from '../support/offline.ts';

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('three check-ins without a connection are sent in order, once, after the tab was closed', async ({
    page,
    context,
    person,
    allowErrors,
  }) => {
    allowErrors(NO_ANSWER);
    await openMoods(page);
    await untilInstalled(page);
    await context.setOffline(true);
    for (const [at, why] of ['first', 'second', 'third'].entries()) {
      await checkIn(page, at, why);
      await expect(page.getByText(KEPT)).toBeVisible();
      await expect(page.getByLabel('Why?')).toHaveValue('');
    }
    await expect(page.getByText('3 entries waiting to send')).toBeVisible();
    await page.close();

    const again = await context.newPage();
    await openMoods(again);
    await expect(again.getByText('3 entries waiting to send')).toBeVisible();
    const calendar = again.getByRole('region', { name: 'Mood Calendar' });
    await expect(calendar.getByText('Showing what was saved on this device.')).toBeVisible();
    const entries = again.getByRole('region', { name: /^Moods of / }).getByRole('listitem');
    await expect(entries).toHaveCount(3);
    await expect(entries.first()).toContainText('waiting to send');

    await context.setOffline(false);
    await expect
      .poll(() => storedReasons(again, person.userId))
      .toEqual(['first', 'second', 'third']);
    await expect(again.getByText(/waiting to send/)).toHaveCount(0);
    await expect(entries).toHaveCount(3);
  });
});

test.describe('with a server of its own', () => {
  test.use({ ownServer: true });

  test('a server that dies in the middle gets every entry once, in order', async ({
    page,
    person,
    server,
    allowErrors,
  }) => {
    allowErrors(NO_ANSWER);
    await openMoods(page);
    // The server takes the first entry and dies before its answer arrives.
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
    await expect(page.getByText('3 entries waiting to send')).toBeVisible();

    await server.start();
    await page.reload();
    await expect
      .poll(() => storedReasons(page, person.userId))
      .toEqual(['first', 'second', 'third']);
    await expect(page.getByText(/waiting to send/)).toHaveCount(0);
  });

  test('what was kept waits for the person to log in again', async ({
    page,
    context,
    person,
    server,
    allowErrors,
  }) => {
    allowErrors(NO_ANSWER);
    await openMoods(page);
    await server.kill();
    await checkIn(page, 3, 'kept');
    await expect(page.getByText(KEPT)).toBeVisible();
    await page.getByLabel('Why?').fill('Half a thought');
    await context.clearCookies();
    await server.start();
    await expect(page.getByText(/^Your session has ended\./)).toBeVisible();
    await logIn(page, person);
    await expect.poll(() => storedReasons(page, person.userId)).toEqual(['kept']);
    await openMoods(page);
    await expect(page.getByLabel('Why?')).toHaveValue('Half a thought');
  });
});

test('two tabs send what both kept, in order and once', async ({
  page,
  context,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await openMoods(page);
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
  await expect(other.getByText('3 entries waiting to send')).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => storedReasons(page, person.userId)).toEqual(['one', 'two', 'three']);
  for (const tab of [page, other]) {
    await expect(tab.getByText(/waiting to send/)).toHaveCount(0);
    const entries = tab.getByRole('region', { name: /^Moods of / }).getByRole('listitem');
    await expect(entries).toHaveCount(3);
  }
});

test('a busy server is asked again, and the entry arrives', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(/429|503/);
  await openMoods(page);
  const busy = [
    { status: 503, code: 'unavailable' },
    { status: 429, code: 'too_many_requests', headers: { 'retry-after': '1' } },
  ];
  await page.route('**/api/mood/submit', (route) => {
    const next = busy.shift();
    if (next === undefined) return route.continue();
    const { status, code, headers = {} } = next;
    return route.fulfill({ status, headers, json: { error: 'Busy.', message: 'Busy.', code } });
  });
  await checkIn(page, 2, 'patient');
  await expect(page.getByText(KEPT)).toBeVisible();
  await expect.poll(() => storedReasons(page, person.userId)).toEqual(['patient']);
  expect(busy).toEqual([]);
});

test('where the browser keeps nothing, it says so and entries are sent at once', async ({
  page,
  person,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not allowed.', 'SecurityError');
    };
  });
  await openMoods(page);
  await expect(page.getByText(/does not let Evenkeel keep entries/)).toBeVisible();
  await checkIn(page, 3, 'direct');
  await expect(page.getByText(THANKS)).toBeVisible();
  await page.context().setOffline(true);
  await checkIn(page, 3, 'typed in vain?');
  await expect(page.getByRole('alert')).toContainText('Failed to submit mood.');
  await expect(page.getByLabel('Why?')).toHaveValue('typed in vain?');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => storedReasons(page, person.userId)).toEqual(['direct', 'typed in vain?']);
});

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('logging out leaves nothing of the person on the device', async ({ page, person }) => {
    await openMoods(page);
    await checkIn(page, 4, 'Between us');
    await expect(page.getByText(THANKS)).toBeVisible();
    await page.getByLabel('Why?').fill('Half a thought');
    await page.getByRole('button', { name: 'Log Out' }).click();
    await page.getByRole('button', { name: 'Log out and delete' }).click();
    await expect(page).toHaveURL('/');
    const left = (): Promise<string> =>
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
    expect(await left()).not.toContain(person.userId);
    expect(await left()).not.toContain('Half a thought');
  });
});
