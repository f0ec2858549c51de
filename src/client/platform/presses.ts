import type { PressInput } from '#domain/attention/recording.ts';
import { isEnter, isEscape, plainKey } from './keys.ts';

/** A key press during a test. */
interface KeyPress {
  /** The letter or digit, from `plainKey`. */
  readonly key: string;
  /** The `timeStamp` of the event, on the page's clock. */
  readonly atMs: number;
}

interface KeyListeners {
  /**
   * Called for letters and digits that are pressed without Control, Alt or Meta, but not for repeats or keys typed into
   * a field.
   */
  readonly onKey: (press: KeyPress) => void;
  readonly onEscape: () => void;
  /** Whether a test is running, during which the page must not scroll. */
  readonly isRunning: () => boolean;
}

/** Keys other than Enter that scroll the page or activate the focused element. */
const SCROLL_KEYS = new Set([
  ' ',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
]);

const FIELDS = 'input, textarea, select, [contenteditable]';
const CONTROLS = `${FIELDS}, button, a, summary, [role="button"]`;

/**
 * Props for a field that does not use the test's keys, such as a select. The keys then answer the test even while the
 * field has the focus.
 */
export const LETS_KEYS_THROUGH = { 'data-lets-keys-through': '' };

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const takesKeys = (target: EventTarget | null): boolean =>
  isIn(target, FIELDS) && !isIn(target, '[data-lets-keys-through]');

/**
 * Listens to the keys of the whole page during a test. While the test runs, keys do not scroll the page, but still work
 * in focused buttons and fields. Returns a function that stops it.
 */
export const followKeys = ({ onKey, onEscape, isRunning }: KeyListeners): (() => void) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const scrolls = isEnter(event) || SCROLL_KEYS.has(event.key);
    if (scrolls && !isIn(event.target, CONTROLS) && isRunning()) event.preventDefault();
    if (event.repeat) return;
    if (isEscape(event)) onEscape();
    const key = takesKeys(event.target) ? null : plainKey(event);
    if (key !== null) onKey({ key, atMs: event.timeStamp });
  };
  window.addEventListener('keydown', onKeyDown);
  return () => window.removeEventListener('keydown', onKeyDown);
};

/** The input type of a pointer event; a pen counts as touch. */
export const pointerInput = (pointerType: string): PressInput =>
  pointerType === 'mouse' ? 'mouse' : 'touch';
