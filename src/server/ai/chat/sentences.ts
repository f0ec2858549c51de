/** The end of a sentence or of a line, with the space behind it. */
const END = /(?:[.!?…。！？][)"'’”\]]*\s+|\n+)/gu;

/** How much of a text is whole sentences and lines, in characters from its beginning. */
export const wholeSentencesLength = (text: string): number => {
  let length = 0;
  for (const match of text.matchAll(END)) length = match.index + match[0].length;
  return length;
};

/** What a model thinks aloud before it answers; some put it into the answer itself. */
const THOUGHT = /^\s*<think>[\s\S]*?(?:<\/think>\s*|$)/;

/** An answer without what was thought aloud before it. */
export const withoutThought = (text: string): string => {
  // The mark may not have come whole yet.
  if ('<think>'.startsWith(text.trim())) return '';
  return text.replace(THOUGHT, '');
};

/** What is written like a call of a tool, or like markup: some models write into their words what they should call. */
const CALL = /[{}<>]|\b[a-z]+_[a-z_]+\b/;

/** Whether a text has something in it that is written for a machine. */
export const looksLikeCall = (text: string): boolean => CALL.test(text);
