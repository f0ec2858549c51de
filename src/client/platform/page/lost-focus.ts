/** The focus as tracked by `app/track-focus.ts`. */
export const followed: {
  /** The element that last had the focus and its ancestors, innermost first; null while the focus is not tracked. */
  last: readonly HTMLElement[] | null;
  /**
   * The element that received the focus because the focused control was removed. The control's replacement may take the
   * focus from it.
   */
  standIn: Element | null;
} = { last: null, standIn: null };

/** An element and its ancestors, innermost first. */
export const withAncestors = (element: EventTarget | null): readonly HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...withAncestors(element.parentElement)] : [];

/** Whether the focused control is gone and the person has not focused another one since. */
export const isFocusLost = (): boolean => {
  const { last, standIn } = followed;
  const { activeElement: active, body } = document;
  if (active !== body) return active === standIn;
  return last?.[0]?.isConnected !== true;
};
