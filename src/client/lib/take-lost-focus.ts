import { isFocusLost } from '#client/platform/page/lost-focus.ts';

/** A ref callback for the replacement of a focused control that was removed: it takes the focus. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (isFocusLost()) element?.focus();
};
