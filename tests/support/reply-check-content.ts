import { createReplyCheck } from '#domain/chat/reply-check/reply-check.ts';
import { assessByRules } from '#domain/chat/safety/assess.ts';
import { isAtLeast } from '#domain/chat/safety/assessment.ts';
import { readReplyCheckContent } from '#server/content/reply-check.ts';

/** The check of replies with the real content and the guard's rules. */
export const replyCheck = createReplyCheck(readReplyCheckContent(), (sentence) =>
  isAtLeast(assessByRules(sentence).level, 'elevated'),
);
