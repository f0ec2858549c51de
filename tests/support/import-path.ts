import path from 'node:path';
import type { SourceFile } from './boundaries.ts';

const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?!type\s)(?:([^'"`;()]*?)\sfrom\s*)?['"]([^'"]+)['"]/g;
const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;
/** Tables of the contract, which the client gets without their schemas; see `scripts/contract-outline.ts`. */
const TABLE = /(Endpoints|Changes)$/;

/** Whether an import adds the module to a page: it imports a value, and not only tables of the contract. */
const isLoaded = (names: string, specifier: string): boolean =>
  !names.includes('{') ||
  names
    .replace(/[{}]/g, '')
    .split(',')
    .map((name) => name.trim())
    .some(
      (name) =>
        name !== '' &&
        !name.startsWith('type ') &&
        !(specifier.startsWith('#contract/') && TABLE.test(name)),
    );

const resolved = (from: string, specifier: string): string => {
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return specifier.startsWith('.')
    ? path.posix.join(path.posix.dirname(from), specifier)
    : specifier;
};

/** The modules and packages that a file of the client loads together with itself. */
const loadedWith = ({ path: from, text }: SourceFile): readonly string[] =>
  [...text.replace(COMMENT, '').matchAll(IMPORT)].flatMap(([, names = '', specifier = '']) =>
    isLoaded(names, specifier) ? [resolved(from, specifier)] : [],
  );

/** The shortest chain of static imports from a file to a module whose name matches; null if there is none. */
export const importPath = (
  files: readonly SourceFile[],
  from: string,
  target: RegExp,
): readonly string[] | null => {
  const known = new Map(files.map((file) => [file.path, file]));
  const chains = [[from]];
  const seen = new Set([from]);
  for (const chain of chains) {
    const file = known.get(chain.at(-1) ?? '');
    for (const next of file === undefined ? [] : loadedWith(file)) {
      if (target.test(next)) return [...chain, next];
      if (seen.has(next)) continue;
      seen.add(next);
      chains.push([...chain, next]);
    }
  }
  return null;
};
