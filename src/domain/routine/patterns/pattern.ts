/** How one kind of task is taken apart. Each text is a step that can be done as it is read. */
export interface BreakdownPattern {
  readonly id: string;
  /** Finds the words of a title that speak for this kind. */
  readonly words: RegExp;
  /** A tiny movement of the body that begins it. */
  readonly first: string;
  /** In order; the last of them is the heart of the task and is never left out. */
  readonly parts: readonly [string, string, string];
  /** What goes on for as long as there is time. */
  readonly more: string;
  /** An end that stays an end. */
  readonly last: string;
}

/**
 * Writes a pattern in few lines.
 *
 * @param words the source of a regular expression; it has to match whole words, in any letter case
 */
export const pattern = (
  id: string,
  words: string,
  first: string,
  parts: BreakdownPattern['parts'],
  more: string,
  last: string,
): BreakdownPattern => ({
  id,
  words: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'iu'),
  first,
  parts,
  more,
  last,
});
