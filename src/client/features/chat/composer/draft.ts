import type { DraftForm } from '#client/sync/draft.ts';
import { isText, readAs, shaped } from '#domain/shared/guards.ts';

export const chatDraft: DraftForm<{ readonly text: string }> = {
  key: 'chat',
  initial: { text: '' },
  read: readAs(shaped({ text: isText })),
};
