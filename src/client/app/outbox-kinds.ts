import { moodKind } from '#client/features/mood/mood-kind.tsx';
import type { OutboxKind } from '#client/lib/outbox-kind.ts';

/** Every kind of entry that goes through the outbox. */
export const OUTBOX_KINDS: readonly OutboxKind[] = [moodKind];
