import { expect, it } from 'vitest';
import { spelledOut } from './spelled-out.ts';
import { plainOf } from './words.ts';

it.each([
  ["I haven't started", 'i havent started', 'i have not started'],
  ['due tmrw', 'due 2moro', 'due tomorrow'],
  ['idk bc im tired rn', "dunno cos I'm tired rn", 'i do not know because i am tired right now'],
  ['ur useless', "you're useless", 'you are useless'],
  ['b4 my appt', 'before my appt', 'before my appointment'],
  ['scrolled 3hrs', 'scrolled 3 hrs', 'scrolled 3 hours'],
])('%j and %j are written out as %j', (one, other, long) => {
  expect(spelledOut(plainOf(one)).join(' ')).toBe(long);
  expect(spelledOut(plainOf(other)).join(' ')).toBe(long);
});

it('keeps everything else, and nothing stays nothing', () => {
  expect(spelledOut(plainOf('Je suis là'))).toEqual(['je', 'suis', 'là']);
  expect(spelledOut('')).toEqual([]);
});
