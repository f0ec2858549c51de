import { expect, type Page } from '@playwright/test';
import { attentionEndpoints } from '#contract/attention/attention.ts';
import type { Instrument } from '#domain/attention/recording.ts';
import { until } from './standing-clock.ts';

/** Where the CPT is. */
export const CPT_PAGE = '/features/focus-mood-tracker/cpt';

/** Opens the CPT and waits until it can start. */
export const openCpt = async (page: Page): Promise<void> => {
  await page.goto(CPT_PAGE);
  await expect(page.getByRole('heading', { level: 1, name: 'CPT Attention Test' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
};

/** Where the letters are. */
export const stage = (page: Page) => page.getByRole('group', { name: 'Letters' });

/** Waits until a letter shows. Looks at each frame: a letter is gone again before a slower look. */
export const letterShows = async (page: Page): Promise<void> => {
  const letters = await stage(page).elementHandle();
  await page.waitForFunction(
    (group) => group?.querySelector('span[style*="opacity: 1"]') !== null,
    letters,
  );
};
/** "Correct", "Incorrect" or "Test stopped". */
export const feedback = (page: Page) => stage(page).getByRole('status');
/** The result of a quick run. */
export const summary = (page: Page) => page.getByRole('region', { name: 'Test Summary' });
/** Presses a button with this very name. */
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).click();

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

/** What came up since `watchLetters`. A letter that follows itself without a gap is noted once. */
export const seen = async (page: Page): Promise<Seen> => {
  const letters = (await stage(page).getAttribute('data-seen')) ?? '';
  return { count: letters.length, letters };
};

/** Waits until the two newest letters are A then X; a clock that stands goes on meanwhile. */
export const targetComes = (page: Page): Promise<void> =>
  until(page, () =>
    stage(page).evaluate(
      ({ dataset: { on, seen: letters = '' } }) => on === 'X' && letters.endsWith('AX'),
    ),
  );

/** Hides the page as another tab in front of it does, or shows it again. */
export const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state });
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
