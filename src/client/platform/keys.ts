import { withPlainDigits } from '#domain/shared/numbers/digits.ts';

/** Values of `KeyboardEvent.key` that name no key: of accents, input methods and some on-screen keyboards. */
const NAMELESS = new Set(['Dead', 'Process', 'Unidentified']);

/**
 * The letter (a to z) or digit (0 to 9) that a key stands for; null for none. What the key types comes first. Where that
 * is neither, as on Cyrillic, Greek and Hebrew layouts, with an input method on, or in the upper row of a French
 * keyboard, the key stands for what a US keyboard has in its place.
 */
export const plainKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | null => {
  const typed = withPlainDigits(key).toLowerCase();
  if (/^[a-z\d]$/.test(typed)) return typed;
  const isNamed = [...key].length > 1 && !NAMELESS.has(key);
  if (isNamed) return null;
  return /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1]?.toLowerCase() ?? null;
};

/** What a browser says of a key that an input method used, as Safari does for the Enter that accepts a word. */
const INPUT_METHOD_CODE = 229;

type KeyPress = KeyboardEvent | { readonly nativeEvent: KeyboardEvent };

const isPressOf = (press: KeyPress, key: string): boolean => {
  const event = 'nativeEvent' in press ? press.nativeEvent : press;
  return event.key === key && !isOfInputMethod(event);
};

/** Whether the key belongs to an input method, in which a word is being written. */
export const isOfInputMethod = ({
  isComposing,
  keyCode,
}: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === INPUT_METHOD_CODE;

/** Whether the key is Enter, and not one that accepts a word of an input method. */
export const isEnter = (press: KeyPress): boolean => isPressOf(press, 'Enter');

/** Whether the key is Escape, and not one that takes back a word of an input method. */
export const isEscape = (press: KeyPress): boolean => isPressOf(press, 'Escape');
