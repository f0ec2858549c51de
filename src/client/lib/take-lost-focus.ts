import { isFocusLost } from '#client/platform/page/lost-focus.ts';

/** Focuses an element that replaces a removed control, if that control had the focus. Can be used as a ref callback. */
export const takeLostFocus = (element: HTMLElement | null): void => {
  if (isFocusLost()) element?.focus();
};
