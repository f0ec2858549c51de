import { isFocusLost } from '#client/platform/page/lost-focus.ts';

/** Gives the focus of a control that was removed to what comes in its place; also as a ref callback. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (isFocusLost()) element?.focus();
};
