/** A text without its sentences that have figures, for people who hide scores; empty if all have some. */
export const withoutFigures = (text: string): string =>
  text
    .split('\n\n')
    .map((paragraph) =>
      paragraph
        .split(/(?<=[.!?])\s+/)
        .filter((sentence) => !/\p{N}/u.test(sentence))
        .join(' '),
    )
    .filter((paragraph) => paragraph !== '')
    .join('\n\n');
