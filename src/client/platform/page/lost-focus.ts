/** What has and had the focus; `app/kept-focus.ts` follows it. */
export const followed: {
  /** What had the focus last, and all that was around it, from the inside out; null where nobody follows it. */
  last: readonly HTMLElement[] | null;
  /** What took the focus because the control that had it is gone; what comes in its place may take it from here. */
  standIn: Element | null;
} = { last: null, standIn: null };

/** An element and all that is around it, from the inside out. */
export const withAncestors = (element: EventTarget | null): readonly HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...withAncestors(element.parentElement)] : [];

/** Whether the control that had the focus is gone, and none that the person chose has it since. */
export const isFocusLost = (): boolean => {
  const { last, standIn } = followed;
  const { activeElement: active, body } = document;
  if (active !== body) return active === standIn;
  return last?.[0]?.isConnected !== true;
};
