import type { Page } from '@playwright/test';

/** A key of another layout: what it types there, and its place on the keyboard. */
export interface OtherKey {
  readonly key: string;
  readonly code: string;
}

/** Presses and releases a key as a keyboard with another layout, or one with an input method, does. */
export const pressOther = async (page: Page, { key, code }: OtherKey): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const text = key.length === 1 ? { text: key } : {};
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, ...text });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
  await devtools.detach();
};
