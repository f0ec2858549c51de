import type { SpecialPurpose } from '#domain/chat/guard/content.ts';

/** The help offered next to an entry in which danger was heard. */
export interface Heard {
  readonly says: string;
  /** The purposes of the special help lines that are listed before the crisis lines. */
  readonly fitting: readonly SpecialPurpose[];
  /** Whether the emergency number is listed before the lines. */
  readonly isUrgent: boolean;
}
