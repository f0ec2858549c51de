/** Something that people want words for, and drafts for it. What is in brackets is for the person to fill in. */
export interface Occasion {
  readonly id: string;
  /** Tried on a message as `plainOf` writes it. */
  readonly words: RegExp;
  /** Two or more, the shortest first. */
  readonly drafts: readonly string[];
  /** What is worth knowing about it, in a sentence; null where there is nothing. */
  readonly note: string | null;
}

/** Writes an occasion; `words` is the source of an expression that stands between word borders. */
export const occasion = (
  id: string,
  words: string,
  drafts: readonly string[],
  note: string | null = null,
): Occasion => ({ id, words: new RegExp(`\\b(?:${words})\\b`), drafts, note });
