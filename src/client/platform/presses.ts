import type { PressInput } from '#domain/attention/recording.ts';

/** A key that went down while a test ran. */
interface KeyPress {
  /** As `KeyboardEvent.key`. */
  readonly key: string;
  /** The event's own time stamp on the page's clock, in milliseconds. */
  readonly atMs: number;
}

interface KeyListeners {
  /** A key without Control, Alt or Meta; never one that is held down. */
  readonly onKey: (press: KeyPress) => void;
  readonly onEscape: () => void;
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

const isControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, input, select, textarea, a') !== null;

/**
 * Follows the keys of the whole page while a test runs. The page does not scroll by them meanwhile;
 * buttons and fields that have the focus still work. Returns how to stop.
 */
export const followKeys = ({ onKey, onEscape }: KeyListeners): (() => void) => {
  const down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (MOVING.has(event.key) && !isControl(event.target)) event.preventDefault();
    if (event.repeat) return;
    if (event.key === 'Escape') onEscape();
    else onKey({ key: event.key, atMs: event.timeStamp });
  };
  window.addEventListener('keydown', down);
  return () => window.removeEventListener('keydown', down);
};

/** By what a pointer event was made; a pen counts as touch. */
export const pointerInput = (pointerType: string): PressInput =>
  pointerType === 'mouse' ? 'mouse' : 'touch';
