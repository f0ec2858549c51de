import type { Locator } from '@playwright/test';
import './journey-script.ts';

/** Between the pointer and the click, on a clock that is held. The app takes up to 500 ms for one press. */
const UNTIL_CLICK_MS = 300;

/** Presses a button as the screen reader of a phone does: a pointer goes down and up, and a click without detail follows. */
export const pressByReader = (button: Locator): Promise<void> =>
  button.evaluate(async (element, untilClickMs) => {
    const pointer = { bubbles: true, button: 0, isPrimary: true, pointerType: 'touch' };
    element.dispatchEvent(new PointerEvent('pointerdown', pointer));
    element.dispatchEvent(new PointerEvent('pointerup', pointer));
    // What the press changed is drawn before the click comes.
    await journeyControls.pass(untilClickMs);
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  }, UNTIL_CLICK_MS);
