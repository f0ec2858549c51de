import type { DraftForm } from '#client/sync/draft.ts';
import { type Guarded, isText, listOf, readAs, shaped, tupleOf } from '#domain/shared/guards.ts';

const isTypedDraft = shaped({
  /**
   * The id of the message with the form. It is wrapped in an object, so that the id alone does not count as a draft at
   * log-out.
   */
  of: shaped({ message: isText }),
  /** The changed fields, as pairs of name and content. */
  typed: listOf(tupleOf(isText, isText)),
});

/** The input in the form of the last message. One draft is enough, because no other form can be sent. */
export const typedDraft: DraftForm<Guarded<typeof isTypedDraft>> = {
  key: 'chat-form',
  initial: { of: { message: '' }, typed: [] },
  spent: ['typed'],
  read: readAs(isTypedDraft),
};
