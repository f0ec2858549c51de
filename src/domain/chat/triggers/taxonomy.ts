import { moreKinds } from './taxonomy-more.ts';
import type { TriggerKind } from './taxonomy-row.ts';
import { tagKinds } from './taxonomy-tags.ts';

/** Every trigger that can be found: the mood tags first, then the others. */
export const TAXONOMY: readonly TriggerKind[] = [...tagKinds, ...moreKinds];
