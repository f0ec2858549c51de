import { expect, type Locator, type Page } from '@playwright/test';
import { attentionEndpoints } from '#contract/attention/attention.ts';
import type { Instrument } from '#domain/attention/recording.ts';
import { visit } from '../warm.ts';
import { holdClock, pass } from './clock.ts';

export const CPT_PAGE = '/features/focus-mood-tracker/cpt';

/** Opens the CPT and waits until it can start. */
export const openCpt = async (page: Page): Promise<void> => {
  await page.goto(CPT_PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'CPT Attention Test' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
};

/** Stops the page's clock and opens the CPT through an in-app link. */
export const visitCpt = async (page: Page): Promise<void> => {
  await holdClock(page);
  await visit(page, CPT_PAGE);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
};

const STEP_MS = 100;
/** The length of a longer step of the clock, for states that last until the person acts. */
const LONG_STEP_MS = 500;
const MOST_STEPS = 900;

/** Advances the page's clock until the condition is true, for at most 900 steps. */
export const passUntil = async (
  page: Page,
  holds: () => Promise<boolean>,
  stepMs = STEP_MS,
): Promise<void> => {
  for (let step = 0; !(await holds()); step += 1) {
    if (step === MOST_STEPS) throw new Error('It has not come in a minute and a half.');
    await pass(page, stepMs);
  }
};

/** Advances the clock until an element has the focus. */
export const passUntilFocused = (page: Page, one: Locator): Promise<void> =>
  passUntil(
    page,
    async () =>
      (await one.isVisible()) &&
      (await one.evaluate((element) => element === document.activeElement)),
    LONG_STEP_MS,
  );

/** Advances the clock until an element is visible. */
export const passUntilVisible = (page: Page, one: Locator): Promise<void> =>
  passUntil(page, () => one.isVisible(), LONG_STEP_MS);

/** The area in which the letters appear. */
export const stage = (page: Page) => page.getByRole('group', { name: 'Letters' });

/** Advances the clock until a letter is visible. */
export const letterShows = (page: Page): Promise<void> =>
  passUntil(page, async () => (await stage(page).locator('span[style*="opacity: 1"]').count()) > 0);
/** The line that says "Correct", "Incorrect" or "Test stopped". */
export const feedback = (page: Page) => stage(page).getByRole('status');
/** The result of a quick run. */
export const summary = (page: Page) => page.getByRole('region', { name: 'Test Summary' });
/** Presses a button by its exact name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Starts the letters of a CPT, which appear after a first press. */
export const startLetters = async (page: Page, name: string): Promise<void> => {
  await press(page, name);
  await passUntilVisible(page, feedback(page).getByText('once to begin'));
  await page.keyboard.press('x');
  await expect(feedback(page)).toHaveText('');
};

/** The letters that appeared, and their number. */
interface Seen {
  readonly count: number;
  readonly letters: string;
}

/** Records each letter that becomes visible. Call this after the stage is rendered. */
export const watchLetters = (page: Page): Promise<void> =>
  stage(page).evaluate((element) => {
    element.dataset.seen = '';
    const note = (): void => {
      const on = [...element.querySelectorAll('span')].find(
        ({ style }) => style.opacity === '1',
      )?.textContent;
      const last = element.dataset.on ?? '';
      element.dataset.on = on ?? '';
      if (on !== undefined && on !== last) element.dataset.seen += on;
    };
    new MutationObserver(note).observe(element, { subtree: true, attributeFilter: ['style'] });
  });

/** Advances the clock until this many letters have appeared since `watchLetters`. */
export const lettersCome = (page: Page, count: number): Promise<void> =>
  passUntil(page, async () => (await seen(page)).count >= count);

/** The letters since `watchLetters`. A letter that is repeated without a gap is recorded once. */
export const seen = async (page: Page): Promise<Seen> => {
  const letters = (await stage(page).getAttribute('data-seen')) ?? '';
  return { count: letters.length, letters };
};

/** Advances the clock until the two latest letters are A, X. */
export const targetComes = (page: Page): Promise<void> =>
  passUntil(page, () =>
    stage(page).evaluate(
      ({ dataset: { on, seen: letters = '' } }) => on === 'X' && letters.endsWith('AX'),
    ),
  );

/** Hides the page, as when another tab covers it, or shows it again. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      if (state === 'visible') Reflect.deleteProperty(document, 'visibilityState');
      else Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );

interface Post {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** Records each later POST request that the server accepts. */
export const watchPosts = (page: Page): Post[] => {
  const posts: Post[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || response.status() !== 201) return;
    posts.push({ path: new URL(response.url()).pathname, body: request.postDataJSON() });
  });
  return posts;
};

/** A person's stored runs of one test, newest first. */
export const storedRuns = async (page: Page, userId: string, instrument: Instrument) => {
  const reply = await page.request.get(`/api/attention/runs/${userId}?instrument=${instrument}`);
  expect(reply.status()).toBe(200);
  return attentionEndpoints.runs.reply.parse(await reply.json());
};
