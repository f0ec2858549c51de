import type { Plugin } from 'vite';

/** The files of an import cycle, with the first file repeated at the end; null if there is no cycle. */
export const cycleIn = (importsOf: ReadonlyMap<string, readonly string[]>): string[] | null => {
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of importsOf.get(file) ?? []) {
      const found = follow(next, [...way, file]);
      if (found !== null) return found;
    }
    done.add(file);
    return null;
  };
  for (const file of importsOf.keys()) {
    const found = follow(file, []);
    if (found !== null) return found;
  }
  return null;
};

/**
 * Fails a build whose files import each other in a cycle. Their execution order would depend on which file is loaded
 * first, and pages would sometimes fail.
 */
export const noCycles = (): Plugin => ({
  name: 'no-cycles',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    const cycle = cycleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
    if (cycle !== null) throw new Error(`Files import each other: ${cycle.join(' → ')}`);
  },
});
