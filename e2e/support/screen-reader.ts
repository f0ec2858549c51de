import type { Locator } from '@playwright/test';

/** Presses a button as the screen reader of a phone does: a pointer goes down and up, and a click without detail follows. */
export const pressByReader = (button: Locator): Promise<void> =>
  button.evaluate(async (element) => {
    const pointer = { bubbles: true, button: 0, isPrimary: true, pointerType: 'touch' };
    element.dispatchEvent(new PointerEvent('pointerdown', pointer));
    element.dispatchEvent(new PointerEvent('pointerup', pointer));
    // What the press changed is drawn before the click comes.
    await Promise.resolve();
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  });
