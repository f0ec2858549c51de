import { readContent } from '#server/content/content.ts';
import { showing } from '#server/features/chat/answering/may-be-shown.ts';

/** The reply check with the real content and the real guard. */
export const { replyCheck } = readContent();

/** Whether a language model’s answer may be shown, as the app decides it. */
export const mayBeShown = showing(replyCheck);
