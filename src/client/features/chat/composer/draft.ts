import * as z from 'zod/mini';
import type { DraftForm } from '#client/sync/draft.ts';

const shape = z.object({ text: z.string() });

export const chatDraft: DraftForm<{ readonly text: string }> = {
  key: 'chat',
  initial: { text: '' },
  spent: ['text'],
  read: (kept) => z.safeParse(shape, kept).data ?? null,
};
