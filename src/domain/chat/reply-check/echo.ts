import { plainOf, stemOf } from '#domain/chat/text/words.ts';

/** Two texts rarely share this many consecutive words by chance. */
const ECHO_WORDS = 7;

const SAYABLE = /"[^"]*"/g;

const runsOf = (text: string): readonly string[] => {
  const words = plainOf(text).split(' ').map(stemOf);
  return words.slice(ECHO_WORDS - 1).map((_, at) => words.slice(at, at + ECHO_WORDS).join(' '));
};

/**
 * Creates the test for whether a text repeats seven consecutive words of a prompt, ignoring word forms and punctuation.
 * Quoted text in the prompt may be repeated.
 */
export const echoFinder = (prompt: string): ((text: string) => boolean) => {
  const runs = new Set(prompt.split(SAYABLE).flatMap(runsOf));
  return (text) => runsOf(text).some((run) => runs.has(run));
};
