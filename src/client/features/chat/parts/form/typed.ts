import * as z from 'zod/mini';
import type { DraftForm } from '#client/sync/draft.ts';

const shape = z.object({
  /** The id of the message with the form; in an object, so that it does not count as a draft at log-out. */
  of: z.object({ message: z.string() }),
  /** The changed fields, as pairs of name and content. */
  typed: z.array(z.tuple([z.string(), z.string()])),
});

/** The input in the form of the last message. One draft is enough, since no other form can be sent. */
export const typedDraft: DraftForm<z.output<typeof shape>> = {
  key: 'chat-form',
  initial: { of: { message: '' }, typed: [] },
  spent: ['typed'],
  read: (kept) => z.safeParse(shape, kept).data ?? null,
};
