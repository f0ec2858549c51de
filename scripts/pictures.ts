import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import type { PagePath } from '#contract/shared/pages.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../e2e/support/chromium.ts';
import { startAppServer } from '../tests/support/app-server.ts';
import { enter, logIn, seeded } from './demo-people.ts';
import { ensureBuilt } from './ensure-built.ts';
import { exitWithUsage } from './help.ts';

exitWithUsage(
  'npm run pictures\nTakes the pictures of the README and of the landing page from the demo people.',
);

const ROOT = path.resolve(import.meta.dirname, '..');
const FOLDER = path.join(ROOT, 'docs/pictures');
/** The folder of the landing page's pictures. */
const LANDING_FOLDER = path.join(ROOT, 'src/client/app/landing/pictures');
const LARGEST_BYTES = 150_000;
const QUALITY = 82;

const SCREENS = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true },
  landing: { viewport: { width: 390, height: 720 }, deviceScaleFactor: 1.5, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1, hasTouch: false },
} as const;

/** A screenshot of the app as one of the demo people or their therapist sees it. */
interface Picture {
  readonly name: string;
  readonly path: PagePath;
  readonly screen: keyof typeof SCREENS;
  readonly theme: 'light' | 'dark';
  readonly as?: 'therapist';
  /** Whether the picture is for the landing page instead of the documentation. */
  readonly isOfLanding?: boolean;
  /** Prepares the page before the screenshot. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const say = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Your message' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
};

const PICTURES: readonly Picture[] = [
  { name: 'today-light', path: '/homepage', screen: 'landing', theme: 'light', isOfLanding: true },
  { name: 'today-dark', path: '/homepage', screen: 'landing', theme: 'dark', isOfLanding: true },
  { name: 'today', path: '/homepage', screen: 'phone', theme: 'light' },
  { name: 'routine', path: '/features/routine-builder', screen: 'desktop', theme: 'light' },
  {
    name: 'player',
    path: '/features/routine-builder',
    screen: 'phone',
    theme: 'dark',
    prepare: async (page) => {
      await page
        .getByRole('link', { name: /^(Start|Go on with) / })
        .last()
        .click();
      await page.waitForURL(/\/play\//);
      await page.getByRole('button', { name: /^(Start|Go on)/ }).click();
      await page.getByRole('button', { name: 'Done' }).waitFor();
    },
  },
  { name: 'goals', path: '/features/goals', screen: 'desktop', theme: 'light' },
  { name: 'sharing', path: '/features/sharing', screen: 'phone', theme: 'light' },
  {
    name: 'client',
    path: '/features/clients',
    screen: 'desktop',
    theme: 'light',
    as: 'therapist',
    prepare: async (page) => {
      await page.getByRole('link', { name: /Noor/ }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Noor' }).waitFor();
      await page.waitForLoadState('networkidle');
    },
  },
  { name: 'safety-plan', path: '/features/safety-plan', screen: 'desktop', theme: 'light' },
  { name: 'medication', path: '/features/medication', screen: 'phone', theme: 'light' },
  { name: 'urge', path: '/features/urge', screen: 'phone', theme: 'dark' },
  { name: 'focus', path: '/features/focus-mood-tracker', screen: 'desktop', theme: 'dark' },
  { name: 'cpt', path: '/features/focus-mood-tracker/cpt', screen: 'phone', theme: 'light' },
  { name: 'quiz', path: '/features/quiz/first', screen: 'phone', theme: 'dark' },
  { name: 'comic', path: '/features/quiz/comic', screen: 'desktop', theme: 'light' },
  { name: 'dashboard', path: '/dashboard', screen: 'desktop', theme: 'light' },
  { name: 'dashboard-phone', path: '/dashboard', screen: 'phone', theme: 'dark' },
  {
    name: 'chat',
    path: '/features/chat',
    screen: 'phone',
    theme: 'light',
    prepare: async (page) => {
      await say(page, 'I cannot get started on a task');
      await page.getByRole('log').getByRole('article').nth(1).waitFor();
    },
  },
  { name: 'games', path: '/features/game', screen: 'desktop', theme: 'light' },
  { name: 'social-cues', path: '/features/game/social', screen: 'desktop', theme: 'dark' },
];

/** Takes one screenshot and returns its size in bytes. */
const take = async (context: BrowserContext, url: string, picture: Picture): Promise<number> => {
  const page = await context.newPage();
  await page.goto(url + picture.path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.getByText('Loading…').waitFor({ state: 'hidden' });
  await picture.prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  const file = path.join(picture.isOfLanding ? LANDING_FOLDER : FOLDER, `${picture.name}.jpg`);
  await page.screenshot({ path: file, type: 'jpeg', quality: QUALITY, animations: 'disabled' });
  await page.close();
  return (await stat(file)).size;
};

/** Whether to take this screenshot: it is named on the command line, or no screenshot is. */
const isWanted = (name: string): boolean => process.argv.length < 3 || process.argv.includes(name);

const main = async (): Promise<void> => {
  for (const folder of [FOLDER, LANDING_FOLDER]) await mkdir(folder, { recursive: true });
  await ensureBuilt();
  const server = await startAppServer();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const { person, therapist, recoveryCode } = await seeded(server);
    const signedIn = {
      person: await logIn(browser, server.url, person, null),
      therapist: await logIn(browser, server.url, therapist, recoveryCode),
    };
    for (const picture of PICTURES.filter(({ name }) => isWanted(name))) {
      const context = await browser.newContext({
        ...SCREENS[picture.screen],
        colorScheme: picture.theme,
        reducedMotion: 'reduce',
        locale: 'en-GB',
        serviceWorkers: 'block',
      });
      await enter(context, signedIn[picture.as ?? 'person']);
      const bytes = await take(context, server.url, picture);
      await context.close();
      console.log(`${picture.name}.jpg: ${Math.round(bytes / 1000)} KB`);
      if (bytes > LARGEST_BYTES) process.exitCode = 1;
    }
  } finally {
    await browser.close();
    await server.remove();
  }
};

await main();
