/** Two things between commas may be one; a list has at least so many. */
const LEAST_BETWEEN_COMMAS = 3;
const LINES = /\n|;/;

/** How the things of a list are told apart from a single one. */
interface Listed {
  /** What a piece may begin with and is no part of it, such as a number or a dash. */
  readonly mark: RegExp;
  /** What parts pieces besides lines and semicolons. */
  readonly between: RegExp;
  /** Whether a piece can stand alone. */
  readonly isOne: (piece: string) => boolean;
  readonly most: number;
}

/** The pieces of a text, without what they begin with, each once; those without a letter are none. */
export const piecesOf = (text: string, by: RegExp, mark: RegExp): readonly string[] => [
  ...new Set(
    text
      .split(by)
      .map((piece) => piece.replace(mark, '').trim())
      .filter((piece) => /\p{L}/u.test(piece)),
  ),
];

/**
 * The things that a message lists, as they were written, at most as many as asked for; empty where it may be a single one.
 * Lines and semicolons part them, and so does what else may, where each of at least three pieces can stand alone.
 */
export const listedIn = (
  text: string,
  { mark, between, isOne, most }: Listed,
): readonly string[] => {
  const lines = piecesOf(text, LINES, mark);
  if (lines.length > 1 && lines.every(isOne)) return lines.slice(0, most);
  const pieces = piecesOf(text, between, mark);
  return pieces.length >= LEAST_BETWEEN_COMMAS && pieces.every(isOne) ? pieces.slice(0, most) : [];
};
