/** Whether no event comes before the one that stands in front of it. */
export const isInOrder = (events: readonly { readonly atMs: number }[]): boolean =>
  events.every(({ atMs }, at) => atMs >= (events[at - 1]?.atMs ?? 0));
