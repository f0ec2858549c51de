/** How one kind of task is split into steps. Each text can be done without further explanation. */
export interface BreakdownPattern {
  readonly id: string;
  /** Matches the words of a title that indicate this kind of task. */
  readonly words: RegExp;
  /** The first step: a tiny movement of the body. */
  readonly first: string;
  /** In order; the last one is the main part of the task and is never left out. */
  readonly parts: readonly [string, string, string];
  /** The step that is repeated while there is time. */
  readonly more: string;
  /** The last step, after which the task is over. */
  readonly last: string;
}

/**
 * Makes a pattern.
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
