import type { PagePath } from '#contract/shared/pages.ts';
import { expect, type Page, test } from '../fixtures.ts';

/** One for each part of the app. */
const PAGES: readonly PagePath[] = [
  '/',
  '/homepage',
  '/dashbaord',
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
];

/** Holds the scripts of the next page back until what it returns is called. */
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

test('a page of somebody signed in asks for nothing that its answer did not name', async ({
  page,
  person,
}) => {
  expect(person.email).toContain('@');
  for (const path of PAGES) {
    const asked: string[] = [];
    const note = (request: { url(): string }) => asked.push(...filesIn(request.url()));
    page.on('request', note);
    const answer = await page.goto(path, { waitUntil: 'networkidle' });
    page.off('request', note);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const named = [
      ...filesIn(answer?.headers().link ?? ''),
      ...filesIn((await answer?.text()) ?? ''),
    ];
    expect(named.length).toBeGreaterThan(1);
    const later = asked.filter((file) => !named.includes(file));
    // The calendar stands further down on the dashboard, and is fetched while the rest is drawn; which
    // of the attention tests was chosen is known on the device alone.
    const own = later.filter((file) => !/\/(calendar|stroop)-/.test(file));
    expect([path, own]).toEqual([path, []]);
  }
});

/** The pages whose first calls are sent before the app is there. */
const EARLY = [
  '/homepage',
  '/dashbaord',
  '/dashboard',
  '/features/routine-builder',
  '/features/chat',
  '/features/Chat',
];

/** A zone in which it is about six in the morning. */
const morningZone = (): string => {
  const east = 6 - new Date().getUTCHours();
  const hours = east < -12 ? east + 24 : east;
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
};

for (const { where, timezoneId, dayStartsAtHour } of [
  { where: 'far in the east', timezoneId: 'Pacific/Kiritimati', dayStartsAtHour: 0 },
  { where: 'half an hour off', timezoneId: 'America/St_Johns', dayStartsAtHour: 0 },
  { where: 'before the day starts', timezoneId: morningZone(), dayStartsAtHour: 12 },
])
  test.describe(where, () => {
    test.use({ timezoneId });

    test('what a page draws first is asked for before the app is there, and once', async ({
      page,
      person,
    }) => {
      await page.addInitScript(
        (comfort) => localStorage.setItem('comfort', comfort),
        JSON.stringify({ dayStartsAtHour }),
      );
      for (const path of EARLY) {
        const asked: string[] = [];
        const note = (request: { url(): string; method(): string }) => {
          const { pathname, search } = new URL(request.url());
          if (/^\/(api|auth)\//.test(pathname))
            asked.push(`${request.method()} ${pathname}${search}`);
        };
        // The app comes later than all of them.
        const bringApp = await holdApp(page);
        page.on('request', note);
        await page.goto(path, { waitUntil: 'commit' });
        await expect.poll(() => asked.length).toBeGreaterThan(2);
        const early = [...asked];
        expect(early.filter((one) => !one.startsWith('GET '))).toEqual([]);
        expect(early.some((one) => one.includes(person.userId))).toBe(true);
        bringApp();
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        page.off('request', note);
        const twice = early.filter((one) => asked.filter((other) => other === one).length > 1);
        expect([path, twice]).toEqual([path, []]);
        expect(await page.evaluate(() => [...(window.earlyCalls?.replies.keys() ?? [])])).toEqual(
          [],
        );
      }
    });
  });

test('until the app is there, somebody signed in sees the bar where it will be, and never an empty page', async ({
  page,
  person,
}) => {
  expect(person.email).toContain('@');
  // Whether each frame of the display had the bar of the document, or something of the app.
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
  for (const [width, path] of [
    [390, '/features/goals'],
    [1280, '/features/goals'],
    [1280, '/features/chat'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const bringApp = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    const frame = page.locator('.first-frame');
    await expect(frame.getByText('Loading…')).toBeVisible();
    // What is not styled yet has another place.
    await page.waitForFunction(() => document.styleSheets.length > 0);
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
});

test('a page that a mail opens has no frame of signed-in pages before the app is there', async ({
  page,
  person,
}) => {
  expect(person.email).toContain('@');
  for (const [path, isShown] of [
    ['/homepage', true],
    ['/reset-password', false],
  ] as const) {
    const bringApp = await holdApp(page);
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => document.styleSheets.length > 0);
    await expect(page.locator('.first-frame').getByText('Loading…')).toBeVisible({
      visible: isShown,
    });
    bringApp();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});

test('an app that cannot be fetched says so, with a way to try again', async ({
  page,
  person,
  allowErrors,
}) => {
  expect(person.email).toContain('@');
  allowErrors(/Failed to load resource/);
  await page.route('**/assets/*.js', (route) => route.abort());
  for (const path of ['/homepage', '/features/routine-builder/play']) {
    await page.goto(path);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('Evenkeel has not loaded.');
  }
  await page.goto('/homepage');
  await page.unroute('**/assets/*.js');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a visitor sees no frame of signed-in pages, and nothing is asked in their name', async ({
  page,
  allowErrors,
}) => {
  allowErrors(/401/);
  await page.goto('/homepage');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await page.evaluate(() => window.earlyCalls)).toBeUndefined();
  await expect(page.locator('[data-frame]')).toHaveCount(0);
});
