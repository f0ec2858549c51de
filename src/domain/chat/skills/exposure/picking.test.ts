import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STOP } from '#domain/chat/skills/machine.ts';
import { contextAt, NOW_MS, talk } from '#tests/support/chat/walk.ts';
import { labelsOf } from './labels.ts';
import type { Ladder } from './ladder.ts';

const FEARS = [
  'the stove is on',
  'the door is open',
  'germs on the bus',
  'a typo in an email',
  'blood tests',
  'shelves that are crooked',
  'having hurt someone',
  'a bad thought',
  'the iron',
  'being rude',
  'locks',
  'locks',
];
const ladderOf = (fear: string, index: number): Ladder => ({
  id: `ladder-${index}`,
  fear,
  rungs: ['a', 'b', 'c'].map((text, at) => ({ text, distress: 30 + 20 * at })),
  tries: [],
  changedAtMs: NOW_MS - index,
});
const ladders = FEARS.map(ladderOf);
const pick = (count: number, ...messages: readonly string[]) =>
  talk('exposure', messages, contextAt(NOW_MS, ladders.slice(0, count)));
const idOf = ({ state }: ReturnType<typeof talk>) =>
  state?.skill === 'exposure' ? state.ladder.id : null;

const MORE = 'Another one of mine';

describe('picking up a ladder', () => {
  it('shows four at a time, and all of them after one another', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: FEARS.length }), (count) => {
        const pages = Math.ceil(count / 4);
        const seen = Array.from({ length: pages }, (_, page) => {
          const { reply } = pick(count, ...Array.from({ length: page }, () => MORE));
          const labels = reply.quickReplies.filter((label) => label !== STOP);
          expect(new Set(labels).size).toBe(labels.length);
          expect(labels.at(-1)).toBe('A new fear');
          expect(labels.includes(MORE)).toBe(count > 4);
          return labels.filter((label) => label !== MORE && label !== 'A new fear');
        });
        expect(seen.flat()).toHaveLength(count);
        for (const labels of seen) expect(labels.length).toBeLessThanOrEqual(4);
        // Each button picks its own ladder, pressed on its page or typed at once.
        for (const [index, label] of seen.flat().entries()) {
          const page = Math.floor(index / 4);
          const way = Array.from({ length: page }, () => MORE);
          expect(idOf(pick(count, ...way, label))).toBe(`ladder-${index}`);
          expect(idOf(pick(count, ...way, String((index % 4) + 1)))).toBe(`ladder-${index}`);
          expect(idOf(pick(count, label.toUpperCase()))).toBe(`ladder-${index}`);
        }
      }),
    );
  });

  it('comes round to the first ones, and goes back by a word', () => {
    const first = pick(6).reply.quickReplies;
    expect(pick(6, MORE, MORE).reply.quickReplies).toEqual(first);
    expect(pick(6, MORE, 'back').reply.quickReplies).toEqual(first);
    expect(pick(6, 'show me the others please').reply.quickReplies).toEqual(
      pick(6, MORE).reply.quickReplies,
    );
  });

  it.each([
    ['the one about crooked shelves', 'ladder-5'],
    ['having hurt someone, that one', 'ladder-6'],
    ['go on with the iron', 'ladder-8'],
  ])('takes some of its words: %s', (text, id) => {
    expect(idOf(pick(12, text))).toBe(id);
  });

  it('has a name for a ladder that no other ladder and no button has', () => {
    const fears = ['A new fear', 'Another one of mine', 'locks', 'Locks', 'locks (2)'];
    const all = fears.map(ladderOf);
    const labels = labelsOf(all);
    expect(labels).toEqual([
      'A new fear (2)',
      'Another one of mine (2)',
      'locks',
      'Locks (2)',
      'locks (2) (2)',
    ]);
    for (const [index, label] of labels.entries()) {
      const { state } = talk('exposure', [label], contextAt(NOW_MS, all));
      expect(state).toMatchObject({ ladder: { id: `ladder-${index}` } });
    }
    // Working on one brings it to the front, and changes no name.
    expect(labelsOf(all.toReversed())).toEqual(labels.toReversed());
  });

  it('takes the whole name of a ladder for that ladder, whatever else it says', () => {
    const all = ['the others', 'something else', 'the iron'].map(ladderOf);
    const { state } = talk('exposure', ['Something else'], contextAt(NOW_MS, all));
    expect(state).toMatchObject({ ladder: { id: 'ladder-1' } });
  });

  it.each(['A new fear', 'another one please', 'i have a new fear'])(
    'makes a new one when asked: %s',
    (text) => {
      expect(pick(12, text).state).toMatchObject({ at: 'fear' });
    },
  );

  it('keeps the name of a fear that has no ladder', () => {
    expect(pick(12, 'spiders in the cellar').state).toMatchObject({
      at: 'rung',
      ladder: { fear: 'spiders in the cellar' },
    });
  });
});
