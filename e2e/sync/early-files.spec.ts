import type { PagePath } from '#contract/shared/pages.ts';
import { expect, test } from '../fixtures.ts';

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
