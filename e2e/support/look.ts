import type { Page } from '@playwright/test';

export const LARGEST_TEXT = { textSize: 'huge', textSpacing: 'widest', font: 'opendyslexic' };

/** Sets the comfort settings of the device, as another tab does. */
export const setComfort = (page: Page, comfort: object): Promise<void> =>
  page.evaluate((value) => {
    localStorage.setItem('comfort', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'comfort' }));
  }, JSON.stringify(comfort));

/** Shows the page in a theme, with or without reduced stimulation, until it is loaded again. */
export const wearLook = (
  page: Page,
  look: { readonly theme: string; readonly stimulation: 'full' | 'reduced' },
): Promise<void> =>
  page.evaluate((attributes) => {
    Object.assign(document.documentElement.dataset, attributes);
  }, look);

/** By how many pixels the page is wider than the window, once its fonts are there. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    // The room beside the page that is kept for a scrollbar counts in the second one alone.
    return Math.max(0, scrollWidth - clientWidth);
  });

/** The elements that are wider than what holds them. */
export const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    return [document.documentElement, ...document.querySelectorAll('main *')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .filter((element) => element.clientWidth > 1 && element.tagName !== 'INPUT')
      .map(
        (element) =>
          `${element.tagName} ${element.className} by ${element.scrollWidth - element.clientWidth}`,
      );
  });
