import { CLAUSE_END, SENTENCE_END, sameLetters } from './normal.ts';
import { lastOf, once } from './once.ts';

/** The position of a match; `end` is exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

const GAP_WORDS = 4;
const GAP_SIGNS = 8;
/** In the pattern of a frame, stands for the match that the frame surrounds. */
const HOLE = '{}';

const linesOf = (block: string): readonly string[] =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const escaped = (text: string): string => text.replaceAll(/[\\^$.|?+(){}[\]]/g, '\\$&');

/**
 * Normalizes the letters of a pattern, as `searchable` does for messages, and escapes them for a regular expression.
 */
const letters = (part: string): string =>
  escaped(
    sameLetters(part)
      .replaceAll(/['’‘`´ʼ]/g, '')
      .replaceAll(/(\p{L})\1{2,}/gu, '$1'),
  ).replaceAll('*', `[^ ${CLAUSE_END}${SENTENCE_END}]*`);

const WORD_GAP = `(?:[^ ${SENTENCE_END}]+ ){0,${GAP_WORDS}}`;
const MAYBE_COMMA = `(?:${CLAUSE_END} )?`;

/** The regular expression of one step of a word pattern, with the following space. */
const wordStep = (part: string): string => {
  if (part === '..') return WORD_GAP;
  const isOptional = part.startsWith('(') && part.endsWith(')');
  const words = isOptional ? part.slice(1, -1) : part;
  const choices = words
    .split('/')
    .map((choice) => letters(choice.replaceAll('_', ' ')))
    .join('|');
  return `(?:(?:${choices}) ${MAYBE_COMMA})${isOptional ? '?' : ''}`;
};

/** Splits at spaces outside of brackets: "(ya no) quiero" has two parts. */
const partsOf = (pattern: string): readonly string[] => {
  const parts = pattern.match(/\([^)]*\)|\S+/g) ?? [];
  return parts.flatMap((part) =>
    part.startsWith('(') && part.includes(' ') ? [part.replaceAll(/\s+/g, '_')] : [part],
  );
};

const spacedSource = (pattern: string): string => partsOf(pattern).map(wordStep).join('');

const joinedSource = (pattern: string): string =>
  pattern
    .replaceAll(/\s+/g, '')
    .split(/(\.\.|\([^)]*\)|\[[^\]]*\])/)
    .map((part) => {
      if (part === '..') return `[^${SENTENCE_END}]{0,${GAP_SIGNS}}`;
      const isOptional = part.startsWith('(');
      const isGroup = isOptional || part.startsWith('[');
      if (!isGroup) return letters(part);
      const choices = part.slice(1, -1).split('/').map(letters).join('|');
      return `(?:${choices})${isOptional ? '?' : ''}`;
    })
    .join('');

/** Compiles a pattern to a regular expression over words, or over characters in scripts without spaces. */
const sourceIn = (isSpaced: boolean, pattern: string): string =>
  isSpaced ? spacedSource(pattern) : joinedSource(pattern);

/** The longest literal piece that a text must contain for the choice to match. */
const pieceOf = (choice: string): string =>
  letters(choice.replaceAll('_', ' '))
    .split(/\[[^\]]*\]\*|\\/)
    .reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');

/** The literal pieces of a pattern's most selective step. At least one of them must occur for the pattern to match. */
const piecesOf = (isSpaced: boolean, pattern: string): readonly string[] => {
  const steps = isSpaced
    ? partsOf(pattern).filter((part) => part !== '..' && !part.startsWith('('))
    : pattern
        .replaceAll(/\s+/g, '')
        .split(/\.\.|\([^)]*\)|(?=\[)|(?<=\])/)
        .map((part) => part.replaceAll(/[[\]]/g, ''));
  const shortest = (pieces: readonly string[]): number =>
    Math.min(...pieces.map((piece) => piece.length));
  return steps
    .filter((step) => step !== '')
    .map((step) => step.split('/').map(pieceOf))
    .reduce((best, pieces) => (shortest(pieces) > shortest(best) ? pieces : best), ['']);
};

interface Search {
  readonly pieces: readonly string[];
  /** Compiled when one of the pieces first occurs in a text; most patterns are never compiled. */
  readonly expression: () => RegExp;
}

const searchOf = (isSpaced: boolean, pattern: string): Search => ({
  pieces: piecesOf(isSpaced, pattern),
  expression: once(
    () => new RegExp(`${isSpaced ? '(?<= )' : ''}${sourceIn(isSpaced, pattern)}`, 'gu'),
  ),
});

/** Creates the function that finds all matches of all patterns of a block. */
export const placesBy = (
  block: string,
  isSpaced: boolean,
): ((text: string) => readonly Place[]) => {
  const searches = linesOf(block)
    .filter((line) => !line.includes(HOLE))
    .map((line) => searchOf(isSpaced, line));
  return (text) =>
    searches
      .filter(({ pieces }) => pieces.some((piece) => text.includes(piece)))
      .flatMap(({ expression }) =>
        [...text.matchAll(expression())].map(({ index, 0: words }) => ({
          start: index,
          end: index + words.length,
        })),
      );
};

/** The text after the last comma. */
const afterLast = (text: string): string => text.slice(text.lastIndexOf(CLAUSE_END) + 1);

/** Maximum reach of a frame, in characters. */
const FRAME_REACH = 160;

/** Creates the test for whether a frame surrounds a match or overlaps it. */
export const framesBy = (
  block: string,
  isSpaced: boolean,
  reachesOverCommas = true,
): ((text: string, place: Place) => boolean) => {
  const border = isSpaced ? '(?<= )' : '';
  const tests = linesOf(block)
    .filter((line) => line.includes(HOLE))
    .map((line) => {
      const [before = '', after = ''] = line.split(HOLE).map((part) => part.trim());
      return {
        beforePieces: piecesOf(isSpaced, before),
        afterPieces: piecesOf(isSpaced, after),
        before: once(() => new RegExp(`${border}${sourceIn(isSpaced, before)}$`, 'u')),
        after: once(() => new RegExp(`^${sourceIn(isSpaced, after)}`, 'u')),
      };
    });
  const coversIn = lastOf(placesBy(block, isSpaced));
  return (text, { start, end }) => {
    const near = text.slice(Math.max(0, start - FRAME_REACH), start);
    const before = reachesOverCommas ? near : afterLast(near);
    const after = text.slice(end, end + FRAME_REACH);
    return (
      tests.some(
        (one) =>
          one.beforePieces.some((piece) => before.includes(piece)) &&
          one.afterPieces.some((piece) => after.includes(piece)) &&
          one.before().test(before) &&
          one.after().test(after),
      ) || coversIn(text).some((frame) => frame.start < end && start < frame.end)
    );
  };
};

/** Creates the test for whether a whole message matches one of the patterns, ignoring clause and sentence ends. */
export const wholesBy = (block: string, isSpaced: boolean): ((text: string) => boolean) => {
  const sources = linesOf(block).map((line) => sourceIn(isSpaced, line));
  if (sources.length === 0) return () => false;
  const all = `(?:${sources.join('|')})`;
  const whole = new RegExp(isSpaced ? `^ ${all}$` : `^${all}$`, 'u');
  return (text) => {
    const words = text.replaceAll(/[|,]/g, ' ').replaceAll(/ +/g, ' ');
    return whole.test(isSpaced ? words : words.replaceAll(' ', ''));
  };
};

/** Whether a regular expression also matches the empty text, because every word in it is optional. */
const isEmpty = (source: string): boolean => new RegExp(`^(?:${source})$`, 'u').test('');

/** The invalid patterns of a block, for the content check. */
export const unreadable = (block: string, isSpaced: boolean): readonly string[] =>
  linesOf(block).filter((line) => {
    try {
      return isEmpty(sourceIn(isSpaced, line.replace(HOLE, 'x').trim()));
    } catch {
      return true;
    }
  });
