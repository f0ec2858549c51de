/** Two parts of one page ask within this time. */
const ONE_OPENING_MS = 2_000;

/**
 * For `refetchOnMount`: what a page shows is asked for anew when it opens, because other devices write too,
 * but once, also where several of its parts show it. What was kept from an earlier visit is always asked for.
 */
export const onOpen = ({
  state,
}: {
  readonly state: { readonly dataUpdatedAt: number };
}): 'always' | false =>
  state.dataUpdatedAt > Math.max(Date.now() - ONE_OPENING_MS, performance.timeOrigin)
    ? false
    : 'always';
