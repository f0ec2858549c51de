import { createReplyCheck } from '#domain/chat/reply-check/reply-check.ts';
import { readReplyCheckContent } from '#server/content/reply-check.ts';
import { showing, soundsDangerous } from '#server/features/chat/answering/may-be-shown.ts';

/** The check of replies with the real content and the real guard. */
export const replyCheck = createReplyCheck(readReplyCheckContent(), soundsDangerous);

/** Whether an answer of a language model may be shown, as the app decides it. */
export const mayBeShown = showing(replyCheck);
