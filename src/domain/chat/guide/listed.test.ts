import { expect, it } from 'vitest';
import { guideContent } from '#tests/support/chat/guide-content.ts';
import { plainOf } from '../text/words.ts';
import { addNamed, listedThings } from './listed.ts';

const words = {
  leadIns: guideContent.replies.leadIns.split(',').map(plainOf),
  noThings: guideContent.replies.noThings.split(',').map(plainOf),
};

it.each<readonly [message: string, things: readonly string[]]>([
  [
    'Paralysed: laundry, landlord, gym, groceries, tax',
    ['laundry', 'landlord', 'gym', 'groceries', 'tax'],
  ],
  ['i have to do laundry, call the bank and taxes', ['laundry', 'call the bank', 'taxes']],
  ['- dishes\n- gym\n2. bills', ['dishes', 'gym', 'bills']],
  ['so much: rent; the dentist', ['rent', 'the dentist']],
  ['its for philosophy, 1500 words, due friday', []],
  ['I am tired and sad', []],
  ['She said: I never want to see you again in my whole life, and then she left', []],
  ['', []],
])('finds the list in %j', (message, things) => {
  expect(listedThings(message, words)).toEqual(things);
});

it('stores at most twelve things, without duplicates', () => {
  expect(addNamed(['Tax'], ['tax', 'gym'])).toEqual(['Tax', 'gym']);
  expect(
    addNamed(
      [],
      Array.from({ length: 20 }, (_, at) => `thing ${at}`),
    ),
  ).toHaveLength(12);
});
