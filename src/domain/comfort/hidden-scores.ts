/** The sentences of a text that have no figures in them, for people who hide scores; empty where each has. */
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
