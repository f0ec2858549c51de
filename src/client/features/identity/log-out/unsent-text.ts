import { texts } from '#texts/identity.js';
/** The sentence about entries that exist only on this device; `count` is null if their number is unknown. */
export const aboutUnsent = (count: number | null): string =>
  count === null ? texts.unsentUnknown : texts.unsentIsLost({ count });
