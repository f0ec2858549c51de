import { expect, type Locator, type Page } from '@playwright/test';
import { attentionEndpoints } from '#contract/attention/attention.ts';
import type { Instrument } from '#domain/attention/recording.ts';
import { visit } from '../warm.ts';
import { holdClock, pass } from './clock.ts';

/** Where the CPT is. */
export const CPT_PAGE = '/features/focus-mood-tracker/cpt';

/** Opens the CPT and waits until it can start. */
export const openCpt = async (page: Page): Promise<void> => {
  await page.goto(CPT_PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'CPT Attention Test' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
};

/** Holds the page's clock and opens the CPT as a link in the app does. */
export const visitCpt = async (page: Page): Promise<void> => {
  await holdClock(page);
  await visit(page, CPT_PAGE);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
};

const STEP_MS = 100;
/** For what stays until the person does something. */
const LONG_STEP_MS = 500;
const MOST_STEPS = 900;

/** Lets time pass on the page's clock until something holds. */
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

/** Lets time pass until something has the focus. */
export const passUntilFocused = (page: Page, one: Locator): Promise<void> =>
  passUntil(
    page,
    async () =>
      (await one.isVisible()) &&
      (await one.evaluate((element) => element === document.activeElement)),
    LONG_STEP_MS,
  );

/** Lets time pass until something can be seen. */
export const passUntilVisible = (page: Page, one: Locator): Promise<void> =>
  passUntil(page, () => one.isVisible(), LONG_STEP_MS);

/** Where the letters are. */
export const stage = (page: Page) => page.getByRole('group', { name: 'Letters' });

/** Lets time pass until a letter shows. */
export const letterShows = (page: Page): Promise<void> =>
  passUntil(page, async () => (await stage(page).locator('span[style*="opacity: 1"]').count()) > 0);
/** "Correct", "Incorrect" or "Test stopped". */
export const feedback = (page: Page) => stage(page).getByRole('status');
/** The result of a quick run. */
export const summary = (page: Page) => page.getByRole('region', { name: 'Test Summary' });
/** Presses a button with this very name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

/** Starts the first letters of a CPT: they come once a press was heard. */
export const startLetters = async (page: Page, name: string): Promise<void> => {
  await press(page, name);
  await passUntilVisible(page, feedback(page).getByText('once to begin'));
  await page.keyboard.press('x');
  await expect(feedback(page)).toHaveText('');
};

/** A letter that came up, with its number in this page. */
interface Seen {
  readonly count: number;
  readonly letters: string;
}

/** Notes in the page each letter that becomes visible; call it once the stage is there. */
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

/** Lets time pass until so many letters have come up since `watchLetters`. */
export const lettersCome = (page: Page, count: number): Promise<void> =>
  passUntil(page, async () => (await seen(page)).count >= count);

/** What came up since `watchLetters`. A letter that follows itself without a gap is noted once. */
export const seen = async (page: Page): Promise<Seen> => {
  const letters = (await stage(page).getAttribute('data-seen')) ?? '';
  return { count: letters.length, letters };
};

/** Lets time pass until the two newest letters are A then X. */
export const targetComes = (page: Page): Promise<void> =>
  passUntil(page, () =>
    stage(page).evaluate(
      ({ dataset: { on, seen: letters = '' } }) => on === 'X' && letters.endsWith('AX'),
    ),
  );

/** Hides the page as another tab in front of it does, or shows it again. */
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

/** Notes each call that the server accepted, from now on. */
export const watchPosts = (page: Page): Post[] => {
  const posts: Post[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() !== 'POST' || response.status() !== 201) return;
    posts.push({ path: new URL(response.url()).pathname, body: request.postDataJSON() });
  });
  return posts;
};

/** The runs of one test that the server has of a person, the newest first. */
export const storedRuns = async (page: Page, userId: string, instrument: Instrument) => {
  const reply = await page.request.get(`/api/attention/runs/${userId}?instrument=${instrument}`);
  expect(reply.status()).toBe(200);
  return attentionEndpoints.runs.reply.parse(await reply.json());
};
