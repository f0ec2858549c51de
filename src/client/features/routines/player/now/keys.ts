import { useEffect, useLayoutEffect, useRef } from 'react';
import { isEnter, plainKey } from '#client/platform/keys.ts';

const CONTROLS =
  'input, textarea, select, button, a, summary, dialog, [contenteditable], [role="button"]';

/** Actions by key. A key is `enter`, a space, or a letter from `plainKey`. */
export type Keys = Readonly<Record<string, () => void>>;

/**
 * Handles the keys of the player on the whole page. Keys are ignored if they are typed into a control, pressed while a
 * dialog is open, held down, or combined with Control, Alt or Meta. A button with `data-keys` leaves the letters to the
 * player.
 */
export const useKeys = (keys: Keys): void => {
  const latest = useRef(keys);
  // Updated before paint, so that the next key press acts on the step that is shown.
  useLayoutEffect(() => {
    latest.current = keys;
  }, [keys]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.altKey || event.metaKey || event.repeat) return;
      const { target } = event;
      const control = target instanceof Element ? target.closest(CONTROLS) : null;
      const isOwn = control?.matches('[data-keys]') && !isEnter(event) && event.key !== ' ';
      if (control !== null && !isOwn) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const act = latest.current[isEnter(event) ? 'enter' : (plainKey(event) ?? event.key)];
      if (act === undefined) return;
      // Prevents the Space key from scrolling the page.
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
};
