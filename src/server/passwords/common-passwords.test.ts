import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  it.each(['password', 'Password', 'PASSWORD1', '12345678', 'qwertyuiop', 'iloveyou', 'baseball'])(
    '%s is recognised',
    (given) => expect(isCommonPassword(given)).toBe(true),
  );

  it.each(['river lamp quiet seven', 'a long enough secret', 'constructor', '__proto__'])(
    '%s is not one',
    (given) => expect(isCommonPassword(given)).toBe(false),
  );
});
