import { after } from '#client/platform/after.ts';
import { followed, withAncestors } from '#client/platform/page/lost-focus.ts';

/** Parts of a page whose heading may take the focus when a focused control inside them is removed. */
const PARTS = 'section, article, form, fieldset, dialog, main';

/**
 * If nothing has the focus, moves it to the heading of the nearest part that still exists, or of the page if the control
 * was outside of it, such as in a banner.
 */
const focusNearest = (around: readonly HTMLElement[]): void => {
  const nearest =
    around.find((one) => one.isConnected && one.matches(PARTS)) ?? document.querySelector('main');
  if (document.activeElement !== document.body || nearest === null) return;
  const place = nearest.querySelector<HTMLElement>('h1, h2, h3') ?? nearest;
  if (place.tabIndex < 0) place.tabIndex = -1;
  followed.standIn = place;
  place.focus({ preventScroll: true });
};

/**
 * Keeps the focus on the page: when the focused control is removed and nothing else takes the focus, the heading of the
 * nearest part does.
 */
export const trackFocus = (): void => {
  if (followed.last !== null) return;
  followed.last = withAncestors(document.activeElement);
  document.addEventListener('focusin', ({ target }) => {
    followed.last = withAncestors(target);
    if (target !== followed.standIn) followed.standIn = null;
  });
  new MutationObserver(() => {
    const { last } = followed;
    if (last?.[0]?.isConnected !== false || document.activeElement !== document.body) return;
    // Wait, because the control's replacement may take the focus itself.
    after(0, () => {
      if (followed.last === last) focusNearest(last);
    });
  }).observe(document.body, { childList: true, subtree: true });
};
