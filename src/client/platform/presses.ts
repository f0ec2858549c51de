import type { PressInput } from '#domain/attention/recording.ts';

/** A key that went down while a test ran. */
interface KeyPress {
  /** As `KeyboardEvent.key`. */
  readonly key: string;
  /** The event's own time stamp on the page's clock, in milliseconds. */
  readonly atMs: number;
}

interface KeyListeners {
  /** A key without Control, Alt or Meta; never one that is held down, nor one that goes into a field. */
  readonly onKey: (press: KeyPress) => void;
  readonly onEscape: () => void;
  /** Whether something runs that a moving page would disturb. */
  readonly isRunning: () => boolean;
}

/** Keys that scroll a page or press what has the focus. */
const MOVING = new Set([
  ' ',
  'Enter',
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
 * Spread over a field of a test, it lets keys answer the test while the field has the focus: for a
 * list in which those keys choose nothing, so that one can answer at once after a choice.
 */
export const LETS_KEYS_THROUGH = { 'data-lets-keys-through': '' };

const isIn = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

const takesKeys = (target: EventTarget | null): boolean =>
  isIn(target, FIELDS) && !isIn(target, '[data-lets-keys-through]');

/**
 * Follows the keys of the whole page while a test is on. While it runs the page does not scroll by
 * them; buttons and fields that have the focus still work. Returns how to stop.
 */
export const followKeys = ({ onKey, onEscape, isRunning }: KeyListeners): (() => void) => {
  const down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const moves = MOVING.has(event.key) && !isIn(event.target, CONTROLS);
    if (moves && isRunning()) event.preventDefault();
    if (event.repeat) return;
    if (event.key === 'Escape') onEscape();
    else if (!takesKeys(event.target)) onKey({ key: event.key, atMs: event.timeStamp });
  };
  window.addEventListener('keydown', down);
  return () => window.removeEventListener('keydown', down);
};

/** By what a pointer event was made; a pen counts as touch. */
export const pointerInput = (pointerType: string): PressInput =>
  pointerType === 'mouse' ? 'mouse' : 'touch';
