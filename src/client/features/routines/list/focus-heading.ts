/** Moves the focus from an element that is about to be removed to the heading of its section. */
export const focusHeading = (from: Element | null): void =>
  from?.closest('section')?.querySelector('h2')?.focus();
