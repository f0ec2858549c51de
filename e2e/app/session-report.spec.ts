import { expect, type Page, test } from '../fixtures.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { storedSessions, storedVisibility } from '../support/focus-rows.ts';
import { untilInstalled } from '../support/offline.ts';
import { resume, standStill } from '../support/standing-clock.ts';

/** Has the page believe that its tab was hidden or shown, as the browser would. */
const turn = (page: Page, state: 'hidden' | 'visible'): Promise<void> =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

const openToday = async (page: Page): Promise<void> => {
  await page.goto('/homepage');
  await expect(page.getByText('No mood is logged today.')).toBeVisible();
};

test('closing the tab reports its session once, in whole seconds', async ({
  page,
  person,
  server,
}) => {
  await page.clock.install();
  await openToday(page);
  await page.clock.fastForward('01:05');
  // Other pages of the app, the landing page among them, belong to the same session.
  await page.getByRole('banner').getByRole('link', { name: 'Focus' }).click();
  await expect(page.getByRole('heading', { name: 'Log a Distraction' })).toBeVisible();
  await page.evaluate(() => {
    window.history.pushState(null, '', '/');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Empower Your Day');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Log a Distraction' })).toBeVisible();
  expect(storedSessions(server, person.userId)).toEqual([]);
  await page.close();
  await expect.poll(() => storedSessions(server, person.userId)).toHaveLength(1);
  const [session] = storedSessions(server, person.userId);
  const { started_at = '', ended_at = '', duration_s = Number.NaN } = session ?? {};
  expect(duration_s).toBeGreaterThanOrEqual(65);
  expect(duration_s).toBe(Math.floor((Date.parse(ended_at) - Date.parse(started_at)) / 1000));
  // Its last change, to hidden, arrives as well.
  await expect
    .poll(() => storedVisibility(server, person.userId).map(({ visible }) => visible))
    .toEqual([0]);
});

test('what is said twice is one session, and a page that comes back begins a new one', async ({
  page,
  person,
  server,
}) => {
  await openToday(page);
  const sent = await page.evaluate(() => {
    const addresses: string[] = [];
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (address, data) => {
      addresses.push(String(address));
      return send(address, data);
    };
    const hide = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
    hide();
    hide();
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    hide();
    hide();
    return addresses;
  });
  expect(sent).toEqual(['/api/focus/session', '/api/focus/session']);
  await expect.poll(() => storedSessions(server, person.userId)).toHaveLength(2);
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  // What reports the session comes behind what is shown, and there is none before.
  await page.waitForLoadState('networkidle');
  await page.close();
  await expect.poll(() => storedSessions(server, person.userId)).toHaveLength(3);
  const ids = storedSessions(server, person.userId).map(({ id }) => id);
  expect(new Set(ids).size).toBe(3);
});

test('logging out reports the sessions of all tabs before it ends them', async ({
  page,
  context,
  person,
  server,
}) => {
  await page.clock.install();
  await openToday(page);
  const other = await context.newPage();
  await openToday(other);
  // Logging out waits for a second at most for the other tab, which is little on a busy machine.
  await standStill(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  await expect.poll(() => storedSessions(server, person.userId)).toHaveLength(2);
  await resume(page);
  await page.close();
  await other.close();
  expect(storedSessions(server, person.userId)).toHaveLength(2);
});

test('each change of visibility is reported, those without a connection later and in silence', async ({
  page,
  context,
  person,
  server,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const seen = () => storedVisibility(server, person.userId).map(({ visible }) => visible);
  await openToday(page);
  await turn(page, 'hidden');
  await turn(page, 'visible');
  await expect.poll(seen).toEqual([0, 1]);
  await context.setOffline(true);
  await turn(page, 'hidden');
  await turn(page, 'visible');
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByText('1 entry waiting to send')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('dialog')).toContainText('One entry has not been sent yet.');
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await context.setOffline(false);
  await expect.poll(seen).toEqual([0, 1, 0, 1]);
  await expect(page.getByText(/waiting to send/)).toHaveCount(0);
});

test('what the server refuses of it is dropped without a word', async ({
  page,
  person,
  server,
  allowErrors,
}) => {
  allowErrors(/400/);
  const now = Date.now();
  await openToday(page);
  await page.clock.setFixedTime(now + 2 * 86_400_000);
  const refused = page.waitForResponse('/api/focus/visibility');
  await turn(page, 'hidden');
  expect((await refused).status()).toBe(400);
  await page.clock.setFixedTime(now);
  await turn(page, 'visible');
  await expect
    .poll(() => storedVisibility(server, person.userId).map(({ visible }) => visible))
    .toEqual([1]);
  await expect(page.getByText('not accepted')).toHaveCount(0);
});

test.describe('where the app is installed', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a session that ends without a connection is sent the next time', async ({
    page,
    context,
    person,
    server,
    allowErrors,
  }) => {
    allowErrors(NO_ANSWER);
    await openToday(page);
    await untilInstalled(page);
    await context.setOffline(true);
    await page.goto('/settings');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
    await context.setOffline(false);
    await expect.poll(() => storedSessions(server, person.userId)).toHaveLength(1);
  });
});

test('a session whose hidden page was ended without a word is sent half a day later', async ({
  page,
  context,
  person,
  server,
}) => {
  await openToday(page);
  await turn(page, 'hidden');
  await expect
    .poll(() => storedVisibility(server, person.userId).map(({ visible }) => visible))
    .toEqual([0]);
  // The other page has to see what the first one keeps, or its crash could be quicker than the disk.
  const later = await context.newPage();
  await openToday(later);
  const notes = () =>
    later.evaluate(
      (id) => Object.keys(localStorage).filter((key) => key.startsWith(`outbox-note/${id}/`)),
      person.userId,
    );
  await expect.poll(notes).toHaveLength(1);
  const crashed = page.waitForEvent('crash');
  await page.goto('chrome://crash').catch(() => undefined);
  await crashed;
  expect(storedSessions(server, person.userId)).toEqual([]);
  await later.addInitScript(() => {
    const now = Date.now;
    Date.now = () => now() + 13 * 3_600_000;
  });
  await later.reload();
  await expect(later.getByText('No mood is logged today.')).toBeVisible();
  await expect.poll(() => storedSessions(server, person.userId).length).toBeGreaterThanOrEqual(2);
});
