/** The end of a sentence or line, with the whitespace after it. */
const END = /(?:[.!?…。！？][)"'’”\]]*\s+|\n+)/gu;

/** The length in characters of the leading part of a text that consists of whole sentences and lines. */
export const wholeSentencesLength = (text: string): number => {
  let length = 0;
  for (const match of text.matchAll(END)) length = match.index + match[0].length;
  return length;
};

/** A reasoning block, which some models put in front of the answer. */
const THOUGHT = /^\s*<think>[\s\S]*?(?:<\/think>\s*|$)/;

/** An answer without its reasoning block. */
export const withoutThought = (text: string): string => {
  // The tag may not have arrived completely yet.
  if ('<think>'.startsWith(text.trim())) return '';
  return text.replace(THOUGHT, '');
};

/** Text that looks like a tool call or markup, which some models write into the reply instead of calling the tool. */
const CALL = /[{}<>]|\b[a-z]+_[a-z_]+\b/;

/** Whether a text contains something meant for a machine. */
export const looksLikeCall = (text: string): boolean => CALL.test(text);
