import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type Document, isNode, LineCounter, parseDocument } from 'yaml';
import * as z from 'zod/mini';
import { StartError } from '#server/config.ts';
import { builtFrom } from './built-file.ts';
import { inCurrentLanguage, ownFileOf } from './own-texts.ts';

/** The line of the deepest node that exists on a path, or 1 when no node on the path exists. */
const lineOf = (document: Document, path: readonly PropertyKey[], lines: LineCounter): number => {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
};

/** Reads the source of a YAML file. Throws an error with the line if it is no valid YAML. */
const sourceOf = (file: string) => {
  const name = relative(process.cwd(), file);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines });
  const [broken] = document.errors;
  if (broken !== undefined)
    throw new StartError(`${name}:${broken.linePos?.[0].line ?? 1}: ${broken.message}`);
  const placeOf = (path: readonly PropertyKey[]) => `${name}:${lineOf(document, path, lines)}`;
  return { content: document.toJS() as unknown, placeOf };
};

/**
 * Reads a YAML file in the current language and validates it with `shape`. Throws an error with the file, line and path
 * of each problem.
 */
export const readYaml = <Shape extends z.core.$ZodType>(
  file: string,
  shape: Shape,
): z.output<Shape> => {
  const built = builtFrom(file);
  if (built !== undefined) {
    const known = z.safeParse(shape, inCurrentLanguage(built, file));
    if (known.success) return known.data;
  }
  const source = sourceOf(file);
  const parsed = z.safeParse(shape, inCurrentLanguage(source.content, file));
  if (parsed.success) return parsed.data;
  const { placeOf } = sourceOf(ownFileOf(file) ?? file);
  const wrong = parsed.error.issues.map(
    ({ path, message }) => `${placeOf(path)}: ${path.map(String).join('.')}: ${message}`,
  );
  throw new StartError(wrong.join('\n'));
};
