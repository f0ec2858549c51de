import type { BrowserContext } from '@playwright/test';

/** Unexpected errors in the pages of a context. */
export interface Watch {
  /** Declares that errors matching this pattern are part of the test. */
  allow(pattern: RegExp): void;
  /** All errors that were not allowed, in order. */
  unexpected(): readonly string[];
  /** Removes all recorded errors and allowed patterns, before another test in the same context. */
  reset(): void;
}

/**
 * Records console errors (including content security policy violations), uncaught errors and blocking dialogs of
 * every page in the context.
 */
export const watchPages = (context: BrowserContext): Watch => {
  const errors: string[] = [];
  const allowed: RegExp[] = [];
  context.on('console', (message) => {
    const { url } = message.location();
    if (message.type() === 'error') errors.push(`console: ${message.text()} (${url})`);
  });
  context.on('weberror', (event) => errors.push(`uncaught: ${String(event.error())}`));
  context.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') errors.push(`dialog: ${dialog.message()}`);
    void dialog.accept();
  });
  return {
    allow: (pattern) => void allowed.push(pattern),
    reset: () => {
      errors.length = 0;
      allowed.length = 0;
    },
    unexpected: () => errors.filter((error) => !allowed.some((pattern) => pattern.test(error))),
  };
};
