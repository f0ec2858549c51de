import type { Page } from '@playwright/test';

/** A key of another layout: the character it types and its position on the keyboard. */
export interface OtherKey {
  readonly key: string;
  readonly code: string;
}

/** Presses and releases a key as a keyboard with another layout or an input method does. */
export const pressOther = async (page: Page, { key, code }: OtherKey): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const text = key.length === 1 ? { text: key } : {};
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyDown', key, code, ...text });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', key, code });
  await devtools.detach();
};

/** Writes a word with an input method and leaves the composition open: the next key belongs to it. */
export const compose = async (page: Page, text: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const end = text.length;
  await devtools.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  await devtools.detach();
};

/** Replaces the open word with the candidate accepted in the input method. */
export const accept = (page: Page, text: string): Promise<void> => page.keyboard.insertText(text);

const KEY_CODES = { Enter: 13, Escape: 27 } as const;
const INPUT_METHOD_CODE = 229;

/**
 * Presses a key that the input method consumes, so that it types nothing. `open` is how most browsers report it
 * during composition, `accepted` how Safari does after the word was accepted.
 */
export const pressOfWord = async (
  page: Page,
  key: keyof typeof KEY_CODES,
  when: 'open' | 'accepted',
): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const windowsVirtualKeyCode = when === 'open' ? KEY_CODES[key] : INPUT_METHOD_CODE;
  const press = { key, code: key, windowsVirtualKeyCode };
  await devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...press });
  await devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
  await devtools.detach();
};
