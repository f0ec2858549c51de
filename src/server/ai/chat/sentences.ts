/** The end of a sentence or line, with the whitespace after it. */
const END = /(?:[.!?…。！？][)"'’”\]]*\s+|\n+)/gu;

/** The length in characters of the leading part of a text that consists of whole sentences and lines. */
export const wholeSentencesLength = (text: string): number => {
  let length = 0;
  for (const match of text.matchAll(END)) length = match.index + match[0].length;
  return length;
};

/** A reasoning block, which some models write before the actual reply. */
const THOUGHT = /^\s*<think>[\s\S]*?(?:<\/think>\s*|$)/;

/** A reply without its reasoning block. */
export const withoutThought = (text: string): string => {
  // The opening tag may have arrived only in part.
  if ('<think>'.startsWith(text.trim())) return '';
  return text.replace(THOUGHT, '');
};

/**
 * A pattern for text that looks like a tool call or markup. Some models write such text into the reply instead of
 * calling the tool.
 */
const CALL = /[{}<>]|\b[a-z]+_[a-z_]+\b/;

/**
 * Whether a text contains parts that look like a tool call or markup, which are meant for a program and not for a
 * person.
 */
export const looksLikeCall = (text: string): boolean => CALL.test(text);
