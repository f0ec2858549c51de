import { plainOf, stemOf } from '#domain/chat/text/words.ts';

/** So many words in a row that two texts share by chance are rare. */
const ECHO_WORDS = 7;

const SAYABLE = /"[^"]*"/g;

const runsOf = (text: string): readonly string[] => {
  const words = plainOf(text).split(' ').map(stemOf);
  return words.slice(ECHO_WORDS - 1).map((_, at) => words.slice(at, at + ECHO_WORDS).join(' '));
};

/**
 * Makes the search for echoes of a prompt: seven words in a row that it has too, in any of their forms and over any signs.
 * What stands in quotation marks in the prompt may be said.
 */
export const echoFinder = (prompt: string): ((text: string) => boolean) => {
  const runs = new Set(prompt.split(SAYABLE).flatMap(runsOf));
  return (text) => runsOf(text).some((run) => runs.has(run));
};
