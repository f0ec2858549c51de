import type { ChatMessage } from '#contract/chat/chat.ts';

/** What can stand beside the words of an answer. */
export type Part = NonNullable<ChatMessage['reply']>['parts'][number];
/** One kind of it. */
export type PartOf<Type extends Part['type']> = Extract<Part, { type: Type }>;
