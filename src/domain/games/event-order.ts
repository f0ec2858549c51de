/** Whether the times of the events never decrease. */
export const isInOrder = (events: readonly { readonly atMs: number }[]): boolean =>
  events.every(({ atMs }, at) => atMs >= (events[at - 1]?.atMs ?? 0));
