import { expect, type Locator, type Page } from '@playwright/test';
import type { Difficulty, Mode } from '#domain/attention/recording.ts';
import { visit } from '../warm.ts';
import { passUntil } from './attention.ts';
import { holdClock } from './clock.ts';

interface Choice {
  readonly test?: 'stroop' | 'digit-span' | 'simon';
  readonly difficulty?: Difficulty;
  readonly mode?: Mode;
}

/** A state of an attention test on the screen. */
export interface Sight {
  /** The time on the page's clock, in ms. */
  readonly atMs: number;
  /** The word, digit or color that is lit; empty if none. */
  readonly on: string;
  /** The color of the text, as `rgb(…)`. */
  readonly ink: string;
  /** The status text of the test, such as "Correct" or "Watch". */
  readonly says: string;
}

export const TESTS_PAGE = '/features/focus-mood-tracker/tests';

/** The panel with the attention tests. */
export const tests = (page: Page): Locator =>
  page.getByRole('region', { name: 'Custom Attention Tests' });

/** A button of the panel, by its exact name. */
export const button = (page: Page, name: string): Locator =>
  tests(page).getByRole('button', { name, exact: true });

const choose = async (page: Page, { test, difficulty, mode }: Choice): Promise<void> => {
  if (test !== undefined) await tests(page).getByLabel('Test', { exact: true }).selectOption(test);
  // On a phone, these two fields are collapsed.
  const more = tests(page).locator('details:not([open]) > summary', { hasText: /, (quick|full)$/ });
  if ((difficulty ?? mode) !== undefined && (await more.count()) > 0) await more.click();
  // Stroop has no difficulty.
  const levels = tests(page).getByLabel('Difficulty');
  if (difficulty !== undefined && (await levels.isEnabled())) await levels.selectOption(difficulty);
  if (mode !== undefined) await tests(page).getByLabel('Mode').selectOption(mode);
  await expect(button(page, 'Start')).toBeVisible();
};

/** Opens the page, stops its clock and selects the options; options that are not given keep their defaults. */
export const openTests = async (page: Page, choice: Choice = {}): Promise<void> => {
  await page.goto(TESTS_PAGE);
  await holdClock(page);
  await choose(page, choice);
};

/** Stops the page's clock, opens the page through an in-app link and selects the options. */
export const visitTests = async (page: Page, choice: Choice = {}): Promise<void> => {
  await holdClock(page);
  await visit(page, TESTS_PAGE);
  await choose(page, choice);
};

/** Lets time pass until the run begins. If the test waits for a first press, presses a key. */
export const begin = async (page: Page): Promise<void> => {
  const says = tests(page).getByRole('group', { name: 'Test' }).getByRole('status');
  await passUntil(page, async () => !/Get ready/.test((await says.textContent()) ?? ''));
  if (/once to begin/.test((await says.textContent()) ?? '')) await page.keyboard.press('1');
};

/**
 * Starts to record every change on the screen of the test, presses a button that starts a run, and lets the run begin.
 */
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
      if (now !== last) sights.push({ atMs: journeyControls.clock.uptimeMs(), on, ink, says });
      last = now;
    };
    new MutationObserver(note).observe(panel, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-on'],
    });
  });
  await button(page, name).click();
  await begin(page);
};

/** The recorded states of the run, in order, starting at index `from`. */
export const sights = (page: Page, from = 0): Promise<readonly Sight[]> =>
  page.evaluate((first) => (Reflect.get(window, 'sights') as Sight[]).slice(first), from);

/** A state to wait for: an item is lit, no item is lit, or the status text matches. */
type Wanted = 'on' | 'off' | RegExp;

/** Advances the clock until a matching state appears; returns the first such state at or after index `from`. */
export const sightOf = (
  page: Page,
  what: Wanted,
  from = 0,
): Promise<{ readonly sight: Sight; readonly number: number }> =>
  page.evaluate(
    async ({ wanted, first }) => {
      const STEP_MS = 50;
      const LONGEST_MS = 60_000;
      const fits = ({ on, says }: Sight): boolean => {
        if (wanted === 'on') return on !== '';
        if (wanted === 'off') return on === '';
        return wanted.test(says);
      };
      for (let passedMs = 0; passedMs <= LONGEST_MS; passedMs += STEP_MS) {
        const all: Sight[] = Reflect.get(window, 'sights');
        const number = all.findIndex((sight, place) => place >= first && fits(sight));
        const sight = all[number];
        if (sight !== undefined) return { sight, number };
        await journeyControls.pass(STEP_MS);
      }
      throw new Error(`Nothing came that is ${wanted}.`);
    },
    { wanted: what, first: from },
  );

/** How long each matching state (sight) lasts until the next change, in ms. */
export const lengthsMs = (
  all: readonly Sight[],
  fits: (sight: Sight) => boolean,
): readonly number[] =>
  all.flatMap((sight, number) => {
    const next = all[number + 1];
    return next !== undefined && fits(sight) ? [next.atMs - sight.atMs] : [];
  });

/** The allowed difference: two frames. */
const SLACK_MS = 34;

/** Fails if any length differs from `ms` by two frames or more. */
export const expectLengths = (found: readonly number[], ms: number): void => {
  expect(found.length).toBeGreaterThan(0);
  for (const one of found) {
    expect(one).toBeGreaterThan(ms - SLACK_MS);
    expect(one).toBeLessThan(ms + SLACK_MS);
  }
};

/** Presses Start, and then takes another action while the app is still measuring the screen. */
export const startAnd = (page: Page, then: 'hard' | 'Pause' | 'Escape'): Promise<void> =>
  tests(page).evaluate(async (panel, what) => {
    const buttonCalled = (name: string) =>
      [...panel.querySelectorAll('button')].find(({ textContent }) => textContent === name);
    buttonCalled('Start')?.click();
    await journeyControls.pass(0);
    if (what === 'Escape')
      panel.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    else if (what === 'hard') {
      const [, difficulty] = panel.querySelectorAll('select');
      if (difficulty === undefined) return;
      difficulty.value = what;
      difficulty.dispatchEvent(new Event('change', { bubbles: true }));
    } else buttonCalled(what)?.click();
  }, then);
