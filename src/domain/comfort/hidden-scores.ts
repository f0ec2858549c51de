/**
 * A text without the sentences that contain figures, for people who hide scores; empty if every sentence contains
 * figures.
 */
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
