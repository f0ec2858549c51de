import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { StartError } from '#server/config.ts';
import { ROOT } from '#server/root.ts';

/**
 * A content file as it was parsed when the server was built. Undefined when running from source, or for a file that the
 * build does not have.
 */
const builtFrom = (file: string): unknown => {
  const built = join(import.meta.dirname, `${relative(ROOT, file)}.json`);
  return existsSync(built) ? JSON.parse(readFileSync(built, 'utf8')) : undefined;
};

/** The line of the deepest node that exists on a path, or 1 when no node on the path exists. */
const lineOf = (document: Document, path: readonly PropertyKey[], lines: LineCounter): number => {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
};

/** Reads a YAML file and validates it with `shape`. Throws an error with the file, line and path of each problem. */
export const readYaml = <Shape extends z.core.$ZodType>(
  file: string,
  shape: Shape,
): z.output<Shape> => {
  const known = z.safeParse(shape, builtFrom(file));
  if (known.success) return known.data;
  const name = relative(process.cwd(), file);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const [broken] = document.errors;
  if (broken !== undefined)
    throw new StartError(`${name}:${broken.linePos?.[0].line ?? 1}: ${broken.message}`);
  const parsed = z.safeParse(shape, document.toJS());
  if (parsed.success) return parsed.data;
  const wrong = parsed.error.issues.map(
    ({ path, message }) =>
      `${name}:${lineOf(document, path, lines)}: ${path.map(String).join('.')}: ${message}`,
  );
  throw new StartError(wrong.join('\n'));
};
