/** The vertical position of an item in a list, in px. */
export interface Extent {
  readonly top: number;
  readonly height: number;
}

const middle = ({ top, height }: Extent): number => top + height / 2;
const bottom = ({ top, height }: Extent): number => top + height;

/**
 * The state of a list while an item is dragged to `top`: the item's new index, and each item's offset from its position
 * in px. The dragged item stays within the list, and changes places with an item when it covers its middle.
 *
 * @param items from top to bottom, at their positions before the drag
 * @param from the index of the dragged item
 */
export const dragPlace = (items: readonly Extent[], from: number, top: number) => {
  const item = items[from] ?? { top, height: 0 };
  const highest = items[0]?.top ?? top;
  const lowest = bottom(items.at(-1) ?? item) - item.height;
  const at = { ...item, top: Math.max(highest, Math.min(lowest, top)) };
  const isAbove = (other: Extent, index: number): boolean =>
    index < from ? middle(other) <= at.top : index > from && middle(other) < bottom(at);
  const to = items.filter(isAbove).length;
  // The items in between move by the height of the dragged item and a gap.
  const up = item.top - (items[from + 1] ?? item).top;
  const down = bottom(item) - bottom(items[from - 1] ?? item);
  const offsets = items.map((_, index) => {
    if (index === from) return at.top - item.top;
    if (index > from && index <= to) return up;
    return index < from && index >= to ? down : 0;
  });
  return { to, offsets };
};
