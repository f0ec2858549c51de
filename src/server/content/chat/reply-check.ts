import { join } from 'node:path';
import { type ReplyCheckContent, replyCheckShape } from '#domain/chat/reply-check/content.ts';
import { lexiconOf } from '#domain/chat/text/patterns/lexicon.ts';
import { linesOf } from '#domain/chat/text/patterns/matcher.ts';
import { CONTENT_DIR } from '../content-dir.ts';
import { readYaml } from '../read-yaml.ts';

/**
 * Reads the rules for statements that a model's reply must not make. Throws when the file refers to a word list or a
 * sentence pattern (frame) that does not exist.
 */
export const readReplyCheckContent = (folder = join(CONTENT_DIR, 'chat')): ReplyCheckContent => {
  const file = join(folder, 'reply-check.yaml');
  const content = readYaml(file, replyCheckShape);
  const wrong = (what: string): never => {
    throw new Error(`${file}: ${what}`);
  };
  const { lists, frames, findings, helps } = content;
  const names = [...frames, ...findings].map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) wrong(`The name ${twice} is there twice.`);
  const known = new Set(frames.map(({ name }) => name));
  const named = findings.flatMap(({ onlyWith = [], unless = {} }) => [
    ...onlyWith,
    ...Object.values(unless).flatMap((some) => some ?? []),
  ]);
  for (const name of [helps, ...named]) if (!known.has(name)) wrong(`There is no frame ${name}.`);
  lexiconOf(lists);
  const patterns = [...frames, ...findings].flatMap((one) => linesOf(one.patterns));
  for (const [, list = ''] of patterns.join(' ').matchAll(/@([a-z-]+)/g))
    if (!Object.hasOwn(lists, list)) wrong(`There is no list ${list}.`);
  return content;
};
