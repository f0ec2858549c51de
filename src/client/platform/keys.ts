import { withPlainDigits } from '#domain/shared/numbers/digits.ts';

/** Values of `KeyboardEvent.key` that name no key: from accents, input methods and some on-screen keyboards. */
const NAMELESS = new Set(['Dead', 'Process', 'Unidentified']);

/**
 * The letter (a to z) or digit (0 to 9) of a key; null for other keys. This is usually the typed character. If that is
 * neither a letter nor a digit, it is the character at the same position on a US keyboard. This happens on Cyrillic,
 * Greek and Hebrew layouts, with an input method, and in the upper row of a French keyboard.
 */
export const plainKey = ({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): string | null => {
  const typed = withPlainDigits(key).toLowerCase();
  if (/^[a-z\d]$/.test(typed)) return typed;
  const isNamed = [...key].length > 1 && !NAMELESS.has(key);
  if (isNamed) return null;
  return /^(?:Key|Digit|Numpad)([A-Z\d])$/.exec(code)?.[1]?.toLowerCase() ?? null;
};

/**
 * The `keyCode` of a key that an input method handles. Safari also reports it for the Enter key that accepts a word.
 */
const INPUT_METHOD_CODE = 229;

type KeyEvent = Pick<KeyboardEvent, 'key' | 'isComposing' | 'keyCode'>;
/** A browser event, or React's wrapper around it. */
type KeyPress = KeyEvent | { readonly nativeEvent: KeyEvent };

const isKey = (press: KeyPress, name: string, isOfWord: boolean): boolean => {
  const { key, isComposing, keyCode } = 'nativeEvent' in press ? press.nativeEvent : press;
  return key === name && (isComposing || keyCode === INPUT_METHOD_CODE) === isOfWord;
};

/** Whether the key is Enter and does not accept a word in an input method. */
export const isEnter = (press: KeyPress): boolean => isKey(press, 'Enter', false);

/** Whether the key is Escape and does not cancel a word in an input method. */
export const isEscape = (press: KeyPress): boolean => isKey(press, 'Escape', false);

/** Whether the key is an Escape that cancels a word in an input method. */
export const isEscapeOfWord = (press: KeyPress): boolean => isKey(press, 'Escape', true);
