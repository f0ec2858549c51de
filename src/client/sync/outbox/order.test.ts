import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inOrder, nextOrder, nextToSend } from './order.ts';
import type { OutboxItem } from './outbox-item.ts';

const item = (given: Partial<OutboxItem>): OutboxItem => ({
  id: `id-${given.order ?? 1}`,
  kind: 'mood',
  userId: 'ada',
  body: {},
  order: 1,
  createdAt: '2026-03-01T09:00:00.000Z',
  refused: null,
  ...given,
});

const refused = { message: 'No.', issues: [] };
const knowsAll = (): boolean => true;

describe('a queue', () => {
  const orders = fc.uniqueArray(fc.integer({ min: 1, max: 1000 }), { maxLength: 20 });

  it('lists one person’s entries in the order they were written', () => {
    fc.assert(
      fc.property(orders, orders, (own, foreign) => {
        const mixed = [
          ...own.map((order) => item({ order })),
          ...foreign.map((order) => item({ order, userId: 'bob' })),
        ];
        const orders = inOrder(mixed, 'ada').map(({ order }) => order);
        expect(orders).toEqual([...own].sort((a, b) => a - b));
      }),
    );
  });

  it('adds new entries at its end', () => {
    fc.assert(
      fc.property(orders, (taken) => {
        const order = nextOrder(taken.map((one) => item({ order: one })));
        expect(taken.every((one) => one < order)).toBe(true);
      }),
    );
    expect(nextOrder([])).toBe(1);
  });

  it('sends the first waiting entry, skipping refused and unknown ones', () => {
    const items = [
      item({ order: 1, refused }),
      item({ order: 2, kind: 'from a later version' }),
      item({ order: 3 }),
      item({ order: 4 }),
    ];
    expect(nextToSend(items, ({ kind }) => kind === 'mood')?.order).toBe(3);
    expect(nextToSend([item({ refused })], knowsAll)).toBeUndefined();
    expect(nextToSend([], knowsAll)).toBeUndefined();
  });
});
