let format: Intl.ListFormat | undefined;

/** Words in a sentence: "a", "a and b", "a, b and c". */
export const list = (words: readonly string[]): string => {
  // Created on first use, because loading the rules takes a slow phone some milliseconds.
  format ??= new Intl.ListFormat('en-GB');
  return format.format(words);
};
