import { readContent } from '#server/content/content.ts';
import { showing } from '#server/features/chat/answering/may-be-shown.ts';

/** The check of replies with the real content and the real guard. */
export const { replyCheck } = readContent();

/** Whether an answer of a language model may be shown, as the app decides it. */
export const mayBeShown = showing(replyCheck);
