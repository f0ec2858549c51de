import type { Occurrence } from '#contract/routines.ts';

/**
 * The routines of a day in the order in which they come: those with a time by it, each followed by those that come
 * after it, and then the others in the person's order.
 *
 * @param places the place of each routine among the person's own, by its id
 */
export const inDayOrder = (
  days: readonly Occurrence[],
  places: ReadonlyMap<string, number>,
): readonly Occurrence[] => {
  const placeOf = ({ routineId }: Occurrence): number => places.get(routineId) ?? places.size;
  const there = new Set(days.map(({ routineId }) => routineId));
  const followed = (day: Occurrence): string | null =>
    day.time === null && day.plan.anchor.kind === 'after' && there.has(day.plan.anchor.routineId)
      ? day.plan.anchor.routineId
      : null;
  const sorted = days.toSorted(
    (one, other) =>
      (one.time ?? '99').localeCompare(other.time ?? '99') || placeOf(one) - placeOf(other),
  );
  const placed = new Set<string>();
  const withFollowers = (day: Occurrence): readonly Occurrence[] => {
    if (placed.has(day.routineId)) return [];
    placed.add(day.routineId);
    const after = sorted.filter((one) => followed(one) === day.routineId);
    return [day, ...after.flatMap(withFollowers)];
  };
  const first = sorted.filter((day) => followed(day) === null).flatMap(withFollowers);
  // What follows one another in a circle is in the list nonetheless.
  return [...first, ...sorted.flatMap(withFollowers)];
};
