import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('a common password', () => {
  it.each(['password', 'Password', 'PASSWORD1', '12345678', 'qwertyuiop', 'iloveyou', 'baseball'])(
    '%s is recognised',
    async (given) => expect(await isCommonPassword(given)).toBe(true),
  );

  it.each(['river lamp quiet seven', 'a long enough secret', 'constructor', '__proto__'])(
    '%s is not one',
    async (given) => expect(await isCommonPassword(given)).toBe(false),
  );
});
