import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dragPlace, type Extent } from './drag-place.ts';
import { moved } from './sections.ts';

/** Items of these heights below each other, as the browser lays them out. */
const laidOut = (heights: readonly number[], gap: number, top: number): readonly Extent[] =>
  heights.map((height, index) => ({
    top: heights.slice(0, index).reduce((sum, other) => sum + other + gap, top),
    height,
  }));

const aList = fc
  .tuple(fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 }), fc.nat(24), fc.nat(900))
  .chain(([heights, gap, top]) =>
    fc.record({
      heights: fc.constant(heights),
      gap: fc.constant(gap),
      top: fc.constant(top),
      from: fc.nat(heights.length - 1),
      byPx: fc.integer({ min: -5000, max: 5000 }),
    }),
  );

it('draws the other items where they are after the drop', () => {
  fc.assert(
    fc.property(aList, ({ heights, gap, top, from, byPx }) => {
      const items = laidOut(heights, gap, top);
      const { to, offsets } = dragPlace(items, from, (items[from]?.top ?? 0) + byPx);
      const drawn = items.map((item, index) => item.top + (offsets[index] ?? Number.NaN));
      const dropped = laidOut(moved(heights, from, to), gap, top).map((item) => item.top);
      expect(moved(drawn, from, to).toSpliced(to, 1)).toEqual(dropped.toSpliced(to, 1));
    }),
  );
});

it('draws the dragged item at the pointer, but within the list', () => {
  fc.assert(
    fc.property(aList, ({ heights, gap, top, from, byPx }) => {
      const items = laidOut(heights, gap, top);
      const [item, first, last] = [items[from], items[0], items.at(-1)];
      if (item === undefined || first === undefined || last === undefined) throw new Error('None.');
      const wanted = item.top + byPx;
      const drawn = item.top + (dragPlace(items, from, wanted).offsets[from] ?? Number.NaN);
      const lowest = last.top + last.height - item.height;
      expect(drawn).toBe(wanted < first.top ? first.top : wanted > lowest ? lowest : wanted);
    }),
  );
});

it('keeps the index without movement, reaches both ends, and never goes back on the way', () => {
  fc.assert(
    fc.property(aList, fc.nat(5000), ({ heights, gap, top, from, byPx }, morePx) => {
      const items = laidOut(heights, gap, top);
      const to = (px: number) => dragPlace(items, from, (items[from]?.top ?? 0) + px).to;
      expect(to(0)).toBe(from);
      expect(to(1e6)).toBe(items.length - 1);
      expect(to(-1e6)).toBe(0);
      expect(to(byPx + morePx)).toBeGreaterThanOrEqual(to(byPx));
    }),
  );
});

it('changes places with an item when it covers its middle', () => {
  const items = laidOut([40, 100, 40], 10, 0);
  // The second item is between 50 and 150.
  expect([60, 61].map((top) => dragPlace(items, 0, top).to)).toEqual([0, 1]);
  expect([100, 99].map((top) => dragPlace(items, 2, top).to)).toEqual([2, 1]);
});
