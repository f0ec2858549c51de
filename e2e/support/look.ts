import type { Page } from '@playwright/test';

export const LARGEST_TEXT = { textSize: 'huge', textSpacing: 'widest', font: 'opendyslexic' };

/** Changes the device's comfort settings, as another tab would. */
export const setComfort = (page: Page, comfort: object): Promise<void> =>
  page.evaluate((value) => {
    localStorage.setItem('comfort', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'comfort' }));
  }, JSON.stringify(comfort));

/** Applies a theme, with full or reduced stimulation, until the page is reloaded. */
export const applyLook = (
  page: Page,
  look: { readonly theme: string; readonly stimulation: 'full' | 'reduced' },
): Promise<void> =>
  page.evaluate((attributes) => {
    Object.assign(document.documentElement.dataset, attributes);
  }, look);

/** The number of px by which the page is wider than the window, once its fonts have loaded. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const { scrollWidth, clientWidth } = document.documentElement;
    // Only `clientWidth` includes the space reserved for a scrollbar.
    return Math.max(0, scrollWidth - clientWidth);
  });

/** Elements whose content is wider than they are. */
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
