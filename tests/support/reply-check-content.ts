import { readContent } from '#server/content/content.ts';
import { replyFilter } from '#server/features/chat/answering/reply-filter.ts';

/** The reply check with the real content and the real guard. */
export const { replyCheck } = await readContent().chat();

/** Whether the app would show this reply of a language model. */
export const mayBeShown = replyFilter(replyCheck);
