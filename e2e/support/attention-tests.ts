import { expect, type Locator, type Page } from '@playwright/test';
import type { Difficulty, Mode } from '#domain/attention/recording.ts';
import { standStill, until } from './standing-clock.ts';

interface Choice {
  readonly test?: 'stroop' | 'digit-span' | 'simon';
  readonly difficulty?: Difficulty;
  readonly mode?: Mode;
}

/** What can be seen in a test at a moment. */
export interface Sight {
  /** On the page's clock, in milliseconds. */
  readonly atMs: number;
  /** The word, digit or color that is on; empty for none. */
  readonly on: string;
  /** The color in which it is written, as `rgb(…)`. */
  readonly ink: string;
  /** What the test says: "Correct", "Watch". */
  readonly says: string;
}

/** The panel of the tests. */
export const tests = (page: Page): Locator =>
  page.getByRole('region', { name: 'Custom Attention Tests' });

/** A button of the panel with this very name. */
export const button = (page: Page, name: string): Locator =>
  tests(page).getByRole('button', { name, exact: true });

/** Opens the page and chooses; what is not given stays as it is at first. */
export const openTests = async (page: Page, choice: Choice = {}): Promise<void> => {
  await page.goto('/features/focus-mood-tracker/tests');
  const { test, difficulty, mode } = choice;
  if (test !== undefined) await tests(page).getByLabel('Test', { exact: true }).selectOption(test);
  if (difficulty !== undefined) await tests(page).getByLabel('Difficulty').selectOption(difficulty);
  if (mode !== undefined) await tests(page).getByLabel('Mode').selectOption(mode);
  await expect(button(page, 'Start')).toBeVisible();
};

/** Opens the page on a clock that stands still: what a run takes is then no matter of the machine. */
export const openTestsOnClock = async (page: Page, choice: Choice = {}): Promise<void> => {
  await page.clock.install();
  await openTests(page, choice);
  await standStill(page);
};

/** Presses a button that starts a run, and from then on notes what there is to be seen, as it comes. */
export const startWatched = async (page: Page, name = 'Start'): Promise<void> => {
  await tests(page).evaluate((panel) => {
    const sights: unknown[] = [];
    Reflect.set(window, 'sights', sights);
    let last = '';
    const note = (): void => {
      const stage = panel.querySelector('[role="group"][aria-label="Test"]');
      if (stage === null) return;
      const marked = stage.querySelector('[data-on]');
      const lit = marked?.matches('button') === true ? marked.querySelector('span') : marked;
      const isSeen = lit !== null && getComputedStyle(lit).opacity === '1';
      const on = isSeen ? (marked?.textContent ?? '').replace(/(?<=\D)\d$/, '') : '';
      const ink = isSeen ? getComputedStyle(lit).color : '';
      const says = stage.querySelector('[role="status"]')?.textContent ?? '';
      const now = JSON.stringify([on, ink, says]);
      if (now !== last) sights.push({ atMs: performance.now(), on, ink, says });
      last = now;
    };
    let stampMs = performance.now();
    const frame = (nextMs: number): void => {
      const longestMs = Math.max(Number(Reflect.get(window, 'longestMs') ?? 0), nextMs - stampMs);
      Reflect.set(window, 'longestMs', longestMs);
      stampMs = nextMs;
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    new MutationObserver(note).observe(panel, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-on'],
    });
  });
  await button(page, name).click();
};

/** What was to be seen since the run was started, in its order, from number `from` on. */
export const sights = (page: Page, from = 0): Promise<readonly Sight[]> =>
  page.evaluate((first) => (Reflect.get(window, 'sights') as Sight[]).slice(first), from);

/** The newest thing to be seen that fits, once there is one among those from number `from` on. */
export const sightOf = async (
  page: Page,
  fits: (sight: Sight) => boolean,
  from = 0,
): Promise<{ readonly sight: Sight; readonly number: number }> => {
  let later: readonly Sight[] = [];
  await until(page, async () => {
    later = await sights(page, from);
    return later.some(fits);
  });
  const place = later.findIndex(fits);
  const sight = later[place];
  if (sight === undefined) throw new Error('What was seen is gone.');
  return { sight, number: from + place };
};

/** For how long each thing that fits was to be seen, until the next change, in milliseconds. */
export const lengthsMs = (
  all: readonly Sight[],
  fits: (sight: Sight) => boolean,
): readonly number[] =>
  all.flatMap((sight, number) => {
    const next = all[number + 1];
    return next !== undefined && fits(sight) ? [next.atMs - sight.atMs] : [];
  });

/** Two frames, and a little for what notes them. */
const SLACK_MS = 50;

/**
 * Fails when a length is not what it is to be, to two frames. Where the machine was so busy that it
 * drew no frame for longer than that, to this time: nothing can come or go in it.
 */
export const expectLengths = async (
  page: Page,
  found: readonly number[],
  ms: number,
): Promise<void> => {
  const longestMs = await page.evaluate(() => Number(Reflect.get(window, 'longestMs')));
  const slackMs = SLACK_MS + longestMs;
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) {
    expect(one).toBeGreaterThan(ms - slackMs);
    expect(one).toBeLessThan(ms + slackMs);
  }
};

/**
 * Presses Start and, in the same moment, does something more: while the screen is still measured. The
 * second step runs in the page.
 */
export const startAnd = (page: Page, then: 'hard' | 'Pause' | 'Escape' | 'Stop'): Promise<void> =>
  tests(page).evaluate(async (panel, what) => {
    const buttonCalled = (name: string) =>
      [...panel.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    buttonCalled('Start')?.click();
    await new Promise((resolve) => setTimeout(resolve));
    if (what === 'Escape')
      panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    else if (what === 'hard') {
      const [, difficulty] = panel.querySelectorAll('select');
      if (difficulty === undefined) return;
      difficulty.value = what;
      difficulty.dispatchEvent(new Event('change', { bubbles: true }));
    } else buttonCalled(what)?.click();
  }, then);
