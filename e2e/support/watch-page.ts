import type { BrowserContext } from '@playwright/test';

/** What went wrong in the pages of a context, without anybody asking. */
export interface Watch {
  /** Declares that errors with this in their text are part of the test. */
  allow(pattern: RegExp): void;
  /** Every error that was not allowed, in the order they came. */
  unexpected(): readonly string[];
  /** Forgets all of it, before another test in the same context. */
  reset(): void;
}

/**
 * Notes console errors (broken content security rules among them), uncaught errors and blocking
 * dialogs of every page that the context has or opens.
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
