import { after } from './after.ts';

/** The parts of a page that may take the focus in place of a control in them that is gone. */
const PARTS = 'section, article, form, fieldset, dialog, main';

/** What had the focus last, and all that was around it, from the inside out. */
let last: readonly HTMLElement[] = [];

/** What took the focus because the control that had it is gone; what comes in its place may take it from here. */
let standIn: Element | null = null;

/** An element and all that is around it, from the inside out. */
export const withAncestors = (element: EventTarget | null): readonly HTMLElement[] =>
  element instanceof HTMLElement ? [element, ...withAncestors(element.parentElement)] : [];

/** Whether the control that had the focus is gone, and none that the person chose has it since. */
export const isFocusLost = (): boolean => {
  const { activeElement: active, body } = document;
  const [before] = last;
  const isGone = before !== undefined && (!before.isConnected || before.matches(':disabled'));
  return active === body ? isGone : active === standIn;
};

/** Where nothing has the focus, the heading of the nearest part of the page that is left takes it. */
export const focusNearest = (around: readonly HTMLElement[]): void => {
  const nearest = around.find((one) => one.isConnected && one.matches(PARTS));
  if (document.activeElement !== document.body || nearest === undefined) return;
  const place = nearest.querySelector<HTMLElement>('h1, h2, h3') ?? nearest;
  if (place.tabIndex < 0) place.tabIndex = -1;
  standIn = place;
  place.focus({ preventScroll: true });
};

/** Keeps the focus on the page: where the control that has it is removed and nothing takes it, the part around it does. */
export const keepFocusOnPage = (): void => {
  document.addEventListener('focusin', ({ target }) => {
    last = withAncestors(target);
    if (target !== standIn) standIn = null;
  });
  new MutationObserver(() => {
    if (last[0]?.isConnected !== false || document.activeElement !== document.body) return;
    const lost = last;
    // What is drawn in its place may take it first.
    after(0, () => {
      if (last === lost) focusNearest(lost);
    });
  }).observe(document.body, { childList: true, subtree: true });
};
