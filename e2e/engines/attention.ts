import type { Tab } from './engine.ts';

/** Waits for the target of the CPT, an X after an A. */
export const targetComes = (tab: Tab): Promise<void> =>
  tab.evaluate(async () => {
    let shown = '';
    let before = '';
    while (!(before === 'A' && shown === 'X')) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const letters = document.querySelectorAll<HTMLElement>('[aria-label="Letters"] span');
      const on = [...letters].find(({ style }) => style.opacity === '1')?.textContent ?? '';
      if (on === '' || on === shown) continue;
      before = shown;
      shown = on;
    }
  }, null);

/**
 * Waits for a Stroop word, and then for the time that a person needs to read it. Returns the index of its ink color
 * among the answers.
 */
export const inkComes = (tab: Tab): Promise<number> =>
  tab.evaluate(async () => {
    const READING_MS = 300;
    const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
    const word = (): HTMLElement | undefined =>
      [...document.querySelectorAll<HTMLElement>('[aria-label="Test"] [data-on]')].find(
        (one) => getComputedStyle(one).opacity === '1',
      );
    let on = word();
    while (on === undefined) {
      await frame();
      on = word();
    }
    const beganMs = await frame();
    while ((await frame()) - beganMs < READING_MS);
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(on).color.match(/\d+/g)?.map(Number) ?? [];
    if (Math.min(red, green, blue) > 230) return 3;
    return [red, green, blue].indexOf(Math.max(red, green, blue));
  }, null);

/** The answers of the Stroop test in key order. */
export const INKS = ['Red', 'Green', 'Blue', 'White'] as const;
