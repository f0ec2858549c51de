import * as z from 'zod/mini';
import type { DraftForm } from '#client/sync/draft.ts';

const shape = z.object({
  /** The message with the form; in an object, so that it does not count as a draft at log-out. */
  of: z.object({ message: z.string() }),
  /** The fields that were changed, each with its name and what stands in it. */
  typed: z.array(z.tuple([z.string(), z.string()])),
});

/** What is typed into the form of the last message; there is one, since no other form can be sent. */
export const typedDraft: DraftForm<z.output<typeof shape>> = {
  key: 'chat-form',
  initial: { of: { message: '' }, typed: [] },
  spent: ['typed'],
  read: (kept) => z.safeParse(shape, kept).data ?? null,
};
