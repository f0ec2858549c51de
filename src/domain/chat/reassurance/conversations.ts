/** A conversation of one person, a message on each line, and whether it asks for certainty about one fear. */
export interface Conversation {
  readonly asks: boolean;
  readonly messages: readonly string[];
}

/** Conversations with an empty line between them. */
export const conversations = (asks: boolean, text: string): readonly Conversation[] =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => ({ asks, messages: block.split('\n').map((line) => line.trim()) }));
