import { isFocusLost } from '#client/platform/page/lost-focus.ts';

/** A ref callback for what comes in the place of a focused control that was removed: it takes the focus. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (isFocusLost()) element?.focus();
};
