import type { Locator } from '@playwright/test';
import './journey-script.ts';

/** Time between pointer and click, on a stopped clock. The app treats both as one press for up to 500 ms. */
const UNTIL_CLICK_MS = 300;

/** Presses a button as a phone's screen reader does: pointer down, pointer up, then a click without detail. */
export const pressByReader = (button: Locator): Promise<void> =>
  button.evaluate(async (element, untilClickMs) => {
    const pointer = { bubbles: true, button: 0, isPrimary: true, pointerType: 'touch' };
    element.dispatchEvent(new PointerEvent('pointerdown', pointer));
    element.dispatchEvent(new PointerEvent('pointerup', pointer));
    // The result of the press is drawn before the click arrives.
    await journeyControls.pass(untilClickMs);
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  }, UNTIL_CLICK_MS);
