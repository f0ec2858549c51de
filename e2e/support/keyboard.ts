import type { Page } from '@playwright/test';

/** A key of another keyboard layout: the character that it types, and its position. */
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

/**
 * Types a word with an input method and leaves the composition unfinished, so that the next key is part of the
 * composition.
 */
export const compose = async (page: Page, text: string): Promise<void> => {
  const devtools = await page.context().newCDPSession(page);
  const end = text.length;
  await devtools.send('Input.imeSetComposition', { text, selectionStart: end, selectionEnd: end });
  await devtools.detach();
};

/** Replaces the unfinished word with the candidate that was accepted in the input method. */
export const accept = (page: Page, text: string): Promise<void> => page.keyboard.insertText(text);

const KEY_CODES = { Enter: 13, Escape: 27 } as const;
const INPUT_METHOD_CODE = 229;

/**
 * Presses a key that the input method handles, so that it types nothing. `open` reports the key as most browsers do
 * during composition; `accepted` reports it as Safari does after the word was accepted.
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
