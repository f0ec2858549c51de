/** The words and phrases of a list, written with bars or line ends between them. */
export const words = (text: string): readonly string[] =>
  text
    .split(/[|\n]/)
    .map((word) => word.trim())
    .filter((word) => word !== '');
