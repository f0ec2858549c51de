/** Moves the focus from something that goes away to the heading of its section. */
export const focusHeading = (from: Element | null): void =>
  from?.closest('section')?.querySelector('h2')?.focus();
