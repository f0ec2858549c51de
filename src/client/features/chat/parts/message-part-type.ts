import type { ChatMessage } from '#contract/chat/chat.ts';

/** An interactive part of an answer, in addition to its text. */
export type MessagePart = NonNullable<ChatMessage['reply']>['parts'][number];
/** A message part of the given type. */
export type PartOf<Type extends MessagePart['type']> = Extract<MessagePart, { type: Type }>;
