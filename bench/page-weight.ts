import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { pageFiles } from '#server/http/pages/page-files.ts';
import { CLIENT_DIR } from '#server/http/pages/pages.ts';
import type { Budget } from './budgets.ts';

interface Weight {
  /** The scripts in thousands of gzipped bytes. */
  readonly scriptsKb: number;
  readonly stylesKb: number;
  readonly scripts: number;
}

const filesIn = (text: string): readonly string[] =>
  [...text.matchAll(/[\w./-]+\.(?:js|css)(?=["'>])/g)].map(([file]) => file.replace(/^\//, ''));

const kilobytes = (files: readonly string[]): number =>
  files.reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(CLIENT_DIR, file)), { level: 9 }).length,
    0,
  ) / 1000;

/**
 * The weight of the files that a page of the built client loads until it is idle: the files named in its document, the
 * files named in its response headers, and `later`.
 */
export const weightOf = ({ page, later = [] }: Budget): Weight => {
  if (!existsSync(CLIENT_DIR)) throw new Error('The client is not built.');
  const named = pageFiles(CLIENT_DIR).get(page) ?? '';
  // The service worker of the base language names its files; the files of all languages are in one folder.
  const built = new Set(filesIn(readFileSync(path.join(CLIENT_DIR, 'sw.js'), 'utf8')));
  const lazily = [...built].filter((file) =>
    later.some((name) => new RegExp(`^assets/${name}-[\\w-]{8}\\.(js|css)$`).test(file)),
  );
  if (lazily.filter((file) => file.endsWith('.js')).length !== later.length)
    throw new Error(`Not each of these has one file: ${later.join(', ')}.`);
  const files = new Set([
    ...filesIn(readFileSync(path.join(CLIENT_DIR, 'index.html'), 'utf8')),
    ...filesIn(named),
    ...lazily,
  ]);
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  const styles = [...files].filter((file) => file.endsWith('.css'));
  return {
    scriptsKb: kilobytes(scripts),
    stylesKb: kilobytes(styles),
    scripts: scripts.length,
  };
};
