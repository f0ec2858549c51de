import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { test as journey, type Page } from '../fixtures.ts';
import { holdClock, reload, setTime, settled, sleep } from '../support/clock.ts';
import { NO_ANSWER } from '../support/failing-server.ts';
import { storedSessions, storedVisibility } from '../support/focus-rows.ts';
import { turn } from '../support/visibility.ts';
import { expect, test, visit } from '../warm.ts';

const openToday = async (page: Page): Promise<void> => {
  await page.goto('/homepage');
  await settled(page);
};

journey(
  'a tab reports each of its sessions once, in whole seconds, even if it ends offline',
  async ({ page, context, person, server, allowErrors }) => {
    allowErrors(NO_ANSWER);
    const sessions = () => storedSessions(server, person.userId);

    await journey.step('other pages of the app belong to the same session', async () => {
      await openToday(page);
      await sleep(page, 65_000);
      for (const path of ['/features/focus-mood-tracker', '/', '/features/focus-mood-tracker'])
        await visit(page, path);
      expect(sessions()).toEqual([]);
    });

    await journey.step(
      'a page hidden twice ends one session, and one that returns starts another',
      async () => {
        await page.evaluate(() => {
          const hide = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
          hide();
          hide();
          window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
          hide();
          hide();
        });
        await expect.poll(sessions).toHaveLength(2);
        const [{ started_at = '', ended_at = '', duration_s = Number.NaN } = {}] = sessions();
        expect(duration_s).toBeGreaterThanOrEqual(65);
        expect(duration_s).toBe(Math.floor((Date.parse(ended_at) - Date.parse(started_at)) / 1000));
      },
    );

    await journey.step('a session that ends offline is sent later, and only once', async () => {
      await openToday(page);
      await context.setOffline(true);
      // Wait until the page notices that it is offline, because before that it would send its last report as a beacon.
      await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
      // The test dispatches the event itself, because Chromium may stop simulating being offline while it leaves a page.
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
      expect(sessions()).toHaveLength(2);
      await page.goto('about:blank');
      await context.setOffline(false);
      await openToday(page);
      await expect.poll(sessions).toHaveLength(3);
    });

    await journey.step('closing the tab also reports its last change to hidden', async () => {
      const hidden = () => storedVisibility(server, person.userId).filter((row) => !row.visible);
      const before = hidden().length;
      await page.close();
      await expect.poll(sessions).toHaveLength(4);
      await expect.poll(hidden).toHaveLength(before + 1);
      expect(new Set(sessions().map(({ id }) => id)).size).toBe(4);
    });
  },
);

test('logging out reports the sessions of all tabs before it ends them', async ({
  page,
  context,
  person,
  server,
}) => {
  await visit(page, '/homepage');
  const other = await context.newPage();
  await openToday(other);
  // Stop the clock, so that the one-second limit on waiting for the other tab does not expire.
  await holdClock(page);
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  await expect(other).toHaveURL('/');
  expect(storedSessions(server, person.userId)).toHaveLength(2);
  await settled(page);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
  await other.close();
  expect(storedSessions(server, person.userId)).toHaveLength(2);
});

test('each visibility change is reported, offline ones later and silently', async ({
  page,
  context,
  person,
  server,
  allowErrors,
}) => {
  allowErrors(NO_ANSWER);
  const seen = () => storedVisibility(server, person.userId).map(({ visible }) => visible);
  await visit(page, '/homepage');
  await turn(page, 'hidden');
  await turn(page, 'visible');
  await expect.poll(seen).toEqual([0, 1]);
  await context.setOffline(true);
  await turn(page, 'hidden');
  await turn(page, 'visible');
  await page.getByRole('button', { name: 'Good', exact: true }).click();
  await expect(page.getByText('1 entry waiting to be sent')).toBeVisible();
  await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
  await expect(page.getByRole('dialog')).toContainText('One entry hasn’t been sent yet.');
  await page.getByRole('button', { name: 'Stay logged in' }).click();
  await context.setOffline(false);
  await expect.poll(seen).toEqual([0, 1, 0, 1]);
  await settled(page);
  await expect(page.getByText(/waiting to be sent/)).toHaveCount(0);
});

test('refused session reports are dropped silently', async ({
  page,
  person,
  server,
  allowErrors,
}) => {
  allowErrors(/400/);
  await visit(page, '/homepage');
  await setTime(page, Date.now() + 48 * HOUR_MS);
  await turn(page, 'hidden');
  await settled(page);
  await setTime(page, Date.now());
  await turn(page, 'visible');
  await settled(page);
  expect(storedVisibility(server, person.userId).map(({ visible }) => visible)).toEqual([1]);
  await expect(page.getByText('not accepted')).toHaveCount(0);
});

journey(
  'a session of a hidden page that crashed is sent half a day later',
  async ({ page, context, person, server }) => {
    await openToday(page);
    await turn(page, 'hidden');
    await settled(page);
    // Wait until another page sees the stored note, because otherwise the crash could happen before it is on the disk.
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
    await setTime(later, Date.now() + 13 * HOUR_MS);
    await reload(later);
    await expect.poll(() => storedSessions(server, person.userId).length).toBeGreaterThanOrEqual(2);
  },
);
