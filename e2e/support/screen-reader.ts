import type { Locator } from '@playwright/test';
import './journey-script.ts';

/**
 * The time between the pointer event and the click, on a stopped clock. Up to 500 ms, the app treats both as one press.
 */
const UNTIL_CLICK_MS = 300;

/**
 * Presses a button as a phone's screen reader does, with pointer down, pointer up, and then a click without `detail`.
 */
export const pressByReader = (button: Locator): Promise<void> =>
  button.evaluate(async (element, untilClickMs) => {
    const pointer = { bubbles: true, button: 0, isPrimary: true, pointerType: 'touch' };
    element.dispatchEvent(new PointerEvent('pointerdown', pointer));
    element.dispatchEvent(new PointerEvent('pointerup', pointer));
    // Draw the result of the press before the click arrives.
    await journeyControls.pass(untilClickMs);
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 0 }));
  }, UNTIL_CLICK_MS);
