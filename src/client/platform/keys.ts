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

type KeyEvent = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>;
/** An event of the browser, or React's event around it. */
type KeyPress = KeyEvent | { readonly nativeEvent: KeyEvent };

const isKey = (press: KeyPress, name: string, isOfWord: boolean): boolean => {
  const { key, isComposing, keyCode } = 'nativeEvent' in press ? press.nativeEvent : press;
  return key === name && (isComposing || keyCode === INPUT_METHOD_CODE) === isOfWord;
};

/** Whether the key is Enter, and not one that accepts a word of an input method. */
export const isEnter = (press: KeyPress): boolean => isKey(press, 'Enter', false);

/** Whether the key is Escape, and not one that takes back a word of an input method. */
export const isEscape = (press: KeyPress): boolean => isKey(press, 'Escape', false);

/** Whether the key is an Escape that takes back a word of an input method. */
export const isEscapeOfWord = (press: KeyPress): boolean => isKey(press, 'Escape', true);
