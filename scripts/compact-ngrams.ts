import type { Plugin } from 'vite';

/** The data of the language detection `eld`: for each n-gram, the score of each language that has it. */
export interface NgramsData {
  readonly ngrams: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const FILE = 'ngrams.json';
/** Moves the numbers of languages and scores to characters that JSON need not escape. */
const SHIFT = 48;

/** A module with the data from the file. It makes the object with the scores of an n-gram when that is looked up. */
const moduleOf = (rest: object): string => `
import { readFileSync } from 'node:fs';
const packed = new Map(JSON.parse(readFileSync(new URL('./${FILE}', import.meta.url), 'utf8')));
const numberAt = (text, at) => text.charCodeAt(at) - ${SHIFT};
const scoresOf = (text) => {
  const scores = {};
  for (let at = 0; at < text.length; at += 2) scores[numberAt(text, at)] = numberAt(text, at + 1);
  return scores;
};
const ngrams = new Proxy({}, { get: (_, ngram) => scoresOf(packed.get(ngram) ?? '') });
export const ngramsData = { ...${JSON.stringify(rest)}, ngrams };
`;

/** The data as a module and the file that the module reads. */
export const compactForm = ({ ngrams, ...rest }: NgramsData) => {
  const packed = Object.entries(ngrams).map(([ngram, scores]) => {
    const numbers = Object.entries(scores).flat().map(Number);
    return [ngram, String.fromCharCode(...numbers.map((number) => number + SHIFT))];
  });
  return { module: moduleOf(rest), file: { name: FILE, text: JSON.stringify(packed) } };
};

/**
 * Changes how a build stores the data of the language detection: in the package, the object of each n-gram takes 40 MB
 * of memory in all, and much time to create. In the build, each n-gram has a string with the number and the score of
 * each language.
 */
export const compactNgrams = (): Plugin => {
  let source = '';
  return {
    name: 'compact-ngrams',
    async load(id) {
      if (!id.endsWith('/eld/src/ngrams/small.js')) return null;
      const { ngramsData }: { readonly ngramsData: NgramsData } = await import(id);
      const { module, file } = compactForm(ngramsData);
      source = file.text;
      return module;
    },
    // Vite drops files for a server build that are emitted earlier.
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source });
    },
  };
};
