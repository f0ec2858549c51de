/** Marks a query about other people, whose data is never stored on the device. */
const META = { isAboutOthers: true } as const;

/** How long data counts as fresh. Older data is refetched when the page regains the focus. */
const FRESH_MS = 15_000;

/**
 * Settings for queries about other people: their data is dropped when the page closes, refetched on focus, and never
 * stored.
 */
export const NOT_PERSISTED = {
  meta: META,
  gcTime: 0,
  staleTime: FRESH_MS,
  refetchOnWindowFocus: true,
} as const;

/** Whether the data of a query may be stored on the device. */
export const isStorable = ({ meta }: { readonly meta: object | undefined }): boolean =>
  !('isAboutOthers' in (meta ?? {}));
