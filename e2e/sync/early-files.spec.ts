import type { PagePath } from '#contract/shared/pages.ts';
import { FULL } from '#tests/support/full.ts';
import { expect, type Page, test } from '../fixtures.ts';

/** One page for each part of the app, plus the second addresses of pages. */
const PAGES: readonly PagePath[] = [
  '/',
  '/homepage',
  '/dashbaord',
  '/dashboard',
  '/settings',
  '/features/quiz/comic',
  '/features/routine-builder',
  '/features/goals',
  '/features/urge',
  '/features/focus-mood-tracker',
  '/features/game/social',
  '/features/quiz/weekly',
  '/features/safety-plan',
  '/features/medication',
  '/features/chat',
  '/features/Chat',
];

/** Delays the scripts of the next page until the returned function is called. */
const holdApp = async (page: Page): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};

/** The addresses of built scripts and styles in a text. */
const filesIn = (text: string): readonly string[] =>
  text.match(/\/assets\/[\w.-]+\.(js|css)/g) ?? [];

/** The pages whose first answer contains everything that they read. */
const WHOLE: ReadonlySet<PagePath> = new Set([
  '/homepage',
  '/dashbaord',
  '/dashboard',
  '/features/routine-builder',
  '/features/goals',
  '/features/chat',
  '/features/Chat',
]);

/** A time zone in which it is about six in the morning. */
const morningZone = (): string => {
  const east = 6 - new Date().getUTCHours();
  const hours = east < -12 ? east + 24 : east;
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
};

const PLACES = [
  { where: 'before the day starts', timezoneId: morningZone(), dayStartsAtHour: 12 },
  { where: 'far in the east', timezoneId: 'Pacific/Kiritimati', dayStartsAtHour: 0 },
  { where: 'half an hour off', timezoneId: 'America/St_Johns', dayStartsAtHour: 0 },
] as const;

for (const { where, timezoneId, dayStartsAtHour } of FULL ? PLACES : PLACES.slice(0, 1))
  test.describe(where, () => {
    test.use({ timezoneId });

    test('a signed-in page loads only files named in its answer, and sends its first calls early and once', async ({
      page,
      person: _,
    }) => {
      await page.addInitScript(
        (comfort) => localStorage.setItem('comfort', comfort),
        JSON.stringify({ dayStartsAtHour }),
      );
      for (const path of PAGES) {
        const files: string[] = [];
        const calls: string[] = [];
        const note = (request: { url(): string; method(): string }) => {
          files.push(...filesIn(request.url()));
          const { pathname, search } = new URL(request.url());
          if (/^\/(api|auth)\//.test(pathname))
            calls.push(`${request.method()} ${pathname}${search}`);
        };
        // The app's scripts are delayed until the first call is sent.
        const bringApp = await holdApp(page);
        page.on('request', note);
        const answer = await page.goto(path, { waitUntil: 'commit' });
        if (path !== '/') await expect.poll(() => calls.length).toBe(1);
        bringApp();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        page.off('request', note);

        const named = filesIn((await answer?.text()) ?? '');
        expect(named.length).toBeGreaterThan(1);
        const later = files.filter((file) => !named.includes(file));
        // Exclude files that the server cannot name in advance. The dashboard's calendar is loaded while the rest is
        // drawn. Only the device knows which attention test was chosen, and whether data is shared or a routine exists.
        const own = later.filter(
          (file) => !/\/(calendar|readers|stroop|scene|drawings|ready-for-me)-/.test(file),
        );
        expect([path, own]).toEqual([path, []]);

        // One call answers everything that the main pages read, so they make no other.
        if (path !== '/') expect(calls[0]).toMatch(/^GET \/api\/first\?/);
        const others = calls.slice(1).filter((call) => call.startsWith('GET '));
        if (WHOLE.has(path)) expect([path, others]).toEqual([path, []]);
        // The dashboard's calendar reads its reply when its own file has loaded, which can be last.
        const unused = () =>
          page.evaluate(async () => {
            const answer = await window.earlyCalls?.answer;
            return Object.keys(answer?.replies ?? {});
          });
        if (path !== '/') await expect.poll(unused, { message: path }).toEqual([]);
      }
    });
  });

test('until the app loads, a signed-in person sees the bar in its final place, and never an empty page', async ({
  page,
  context,
  person: _,
  allowErrors,
}) => {
  allowErrors(/401/);
  // Record for each frame whether it showed the document's bar or a part of the app.
  await page.addInitScript(() => {
    const frames: boolean[] = [];
    const look = (): void => {
      const root = document.getElementById('root');
      if (root !== null)
        frames.push(document.querySelector('.first-frame') !== null || root.childElementCount > 0);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { frames });
  });
  const frame = page.locator('.first-frame');
  /** Opens a page while the app's scripts are delayed, and waits for its styles. */
  const openWithoutApp = async (path: PagePath): Promise<() => void> => {
    const bringApp = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.styleSheets.length > 0);
    return bringApp;
  };
  for (const [width, path] of [
    [390, '/features/goals'],
    [1280, '/features/goals'],
    [1280, '/features/chat'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const bringApp = await openWithoutApp(path);
    await expect(frame.getByText('Loading…')).toBeVisible();
    const sail = await frame.locator('svg').boundingBox();
    const bar = await frame.locator('> div').boundingBox();
    bringApp();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(frame).toHaveCount(0);
    const banner = page.getByRole('banner');
    expect(await banner.locator('svg').first().boundingBox()).toEqual(sail);
    expect(await banner.locator('> div').first().boundingBox()).toEqual(bar);
    const frames = await page.evaluate(() => Reflect.get(window, 'frames'));
    expect(frames).toContain(true);
    expect(frames).not.toContain(false);
  }

  await test.step('a page opened from a mail has no such bar', async () => {
    const bringApp = await openWithoutApp('/reset-password');
    await expect(frame.getByText('Loading…')).toBeHidden();
    bringApp();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('a visitor does not see it either, and no early calls are made', async () => {
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.goto('/homepage');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => window.earlyCalls)).toBeUndefined();
    await expect(page.locator('[data-frame]')).toHaveCount(0);
  });
});

test('an app that fails to load says so, with a way to retry', async ({
  page,
  person: _,
  allowErrors,
}) => {
  allowErrors(/Failed to load resource/);
  await page.route('**/assets/*.js', (route) => route.abort());
  const alert = page.getByRole('alert');
  for (const path of ['/features/routine-builder/play', '/homepage']) {
    await page.goto(path);
    await expect(alert).toContainText('Evenkeel hasn’t loaded.');
  }
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(alert).toHaveCount(0);
});
