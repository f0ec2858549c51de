import { describe, expect, it } from 'vitest';
import { isEnter, isEscape, isEscapeOfWord, plainKey } from './keys.ts';

const KEYS: readonly (readonly [
  layout: string,
  key: string,
  code: string,
  plain: string | null,
])[] = [
  ['English', 'x', 'KeyX', 'x'],
  ['English, capitals', 'X', 'KeyX', 'x'],
  ['Dvorak, where X has another place', 'x', 'KeyB', 'x'],
  ['Dvorak, in the place of X', 'q', 'KeyX', 'q'],
  ['French, where W has the place of Z', 'w', 'KeyZ', 'w'],
  ['Russian', 'ч', 'KeyX', 'x'],
  ['Russian, capitals', 'Ч', 'KeyX', 'x'],
  ['Russian', 'к', 'KeyR', 'r'],
  ['Bulgarian', 'ж', 'KeyX', 'x'],
  ['Greek', 'χ', 'KeyX', 'x'],
  ['Hebrew', 'ס', 'KeyX', 'x'],
  ['Hebrew, where W types an apostrophe', "'", 'KeyW', 'w'],
  ['Arabic', 'ء', 'KeyX', 'x'],
  ['Korean', 'ㅌ', 'KeyX', 'x'],
  ['Thai', 'ป', 'KeyX', 'x'],
  ['Hindi', 'ॉ', 'KeyX', 'x'],
  ['an input method', 'Process', 'KeyX', 'x'],
  ['a tablet that names no key', 'Unidentified', 'KeyX', 'x'],
  ['an accent', 'Dead', 'Digit2', '2'],
  ['French, with Shift', '1', 'Digit1', '1'],
  ['French', '&', 'Digit1', '1'],
  ['French', 'é', 'Digit2', '2'],
  ['French, left of 1', '²', 'Backquote', null],
  ['Czech', '+', 'Digit1', '1'],
  ['Czech', 'š', 'Digit3', '3'],
  ['Lithuanian', 'ą', 'Digit1', '1'],
  ['Arabic digits', '٣', 'Digit3', '3'],
  ['Persian digits', '۳', 'Digit3', '3'],
  ['full-width digits', '３', 'Digit3', '3'],
  ['a number pad', '4', 'Numpad4', '4'],
  ['a number pad without Num Lock', 'ArrowLeft', 'Numpad4', null],
  ['on-screen keyboards', 'x', '', 'x'],
  ['on-screen keyboards', 'Unidentified', '', null],
  ['any', ' ', 'Space', null],
  ['any', 'Enter', 'Enter', null],
  ['any', 'F1', 'F1', null],
  ['any', 'Shift', 'ShiftLeft', null],
];

describe('plainKey', () => {
  it.each(KEYS)('%s: %s in the place %s', (_, key, code, plain) =>
    expect(plainKey({ key, code })).toBe(plain),
  );
});

describe('Enter and Escape', () => {
  it.each([
    ['act as plain keys', false, 13, true],
    ['belong to a word being composed', true, 13, false],
    ['belong to a word that Safari has just accepted', false, 229, false],
  ] as const)('%s', (_, isComposing, keyCode, isOwn) => {
    const enter = { key: 'Enter', isComposing, keyCode };
    const escaping = { key: 'Escape', isComposing, keyCode };
    expect([isEnter(enter), isEnter({ nativeEvent: enter })]).toEqual([isOwn, isOwn]);
    expect([isEscape(escaping), isEscapeOfWord(escaping)]).toEqual([isOwn, !isOwn]);
    expect([isEnter(escaping), isEscape(enter), isEscapeOfWord(enter)]).toEqual([
      false,
      false,
      false,
    ]);
  });
});
