import { useEffect, useLayoutEffect, useRef } from 'react';
import { isEnter, plainKey } from '#client/platform/keys.ts';

const CONTROLS =
  'input, textarea, select, button, a, summary, dialog, [contenteditable], [role="button"]';

/** What a key does: `enter`, a space, or a letter as of `plainKey`. */
export type Keys = Readonly<Record<string, () => void>>;

/**
 * Has the keys of the player work on the whole page, but for those typed into a control or a dialog, held down, or
 * pressed together with Control, Alt or Meta.
 */
export const useKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  // Before the page is drawn: a key pressed right after is about the step that is shown.
  useLayoutEffect(() => {
    latest.current = keys;
  }, [keys]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      const { target } = event;
      if (target instanceof Element && target.closest(CONTROLS) !== null) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const act = latest.current[isEnter(event) ? 'enter' : (plainKey(event) ?? event.key)];
      if (act === undefined) return;
      // Space would scroll.
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
