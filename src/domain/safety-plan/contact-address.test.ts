import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf } from './contact-address.ts';
import { WAYS } from './plan.ts';

const MO = { name: 'Mo', how: 'text' as const, number: '+44 (0)20 7946-0000', words: '' };

it('a text message goes to the number with the words as written, whatever they contain', () => {
  expect(addressOf(MO)).toBe('sms:+442079460000');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (words) => {
      const address = new URL(addressOf({ ...MO, words }) ?? '');
      expect(address.protocol).toBe('sms:');
      expect(new URLSearchParams(address.search.slice(2)).get('body')).toBe(words);
    }),
  );
});

it('a call has no words in its address, and meeting somebody has no address', () => {
  const words = 'Please come';
  expect(addressOf({ ...MO, how: 'call', number: '020 7946', words })).toBe('tel:0207946');
  expect(addressOf({ ...MO, how: 'in-person', words })).toBeNull();
});

it('there is no address without a number', () => {
  for (const how of WAYS)
    for (const number of [
      '',
      'ask Ada',
      '12',
      '020 7946 ext. 12',
      '0170 1234567, 030 1234567',
      '0170 1234567 / 030 1234567',
    ])
      expect(addressOf({ ...MO, how, number })).toBeNull();
});
