import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import type { PagePath } from '#contract/shared/pages.ts';

/** The list of chunks that Vite writes for the built client. The server uses this list but never serves it. */
const MANIFEST = '.vite/manifest.json';

const manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    name: z.string().optional(),
    isEntry: z.boolean().optional(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);

/** The part of the built client (the chunk) that renders each page, by file name without extension. */
const PARTS: Readonly<Record<Exclude<PagePath, '/'>, string>> = {
  '/homepage': 'today',
  '/dashboard': 'dashboard',
  '/dashbaord': 'dashboard',
  '/settings': 'settings',
  '/privacy': 'privacy-page',
  '/login/callback': 'login-return',
  '/reset-password': 'mail-pages',
  '/finish-sign-up': 'mail-pages',
  '/confirm-email': 'mail-pages',
  '/features/routine-builder': 'routine-builder',
  '/features/goals': 'goals-page',
  '/features/urge': 'urge-pages',
  '/features/urge/ladders': 'urge-pages',
  '/features/urge/past': 'urge-pages',
  '/features/clients': 'clients-page',
  '/features/clients/:connectionId': 'client-page',
  '/features/clients/:connectionId/brief': 'brief-page',
  '/features/sharing': 'sharing-page',
  '/features/routine-builder/play/:routineId/:date': 'player-page',
  '/features/focus-mood-tracker': 'focus-and-mood',
  '/features/focus-mood-tracker/focus': 'focus-page',
  '/features/focus-mood-tracker/tests': 'tests-page',
  '/features/focus-mood-tracker/cpt': 'cpt-page',
  '/features/focus-mood-tracker/pomodoro': 'pomodoro-page',
  '/features/game': 'game-page',
  '/features/game/Memory': 'memory-page',
  '/features/game/focus': 'focus-tap-page',
  '/features/game/social': 'social-page',
  '/features/quiz': 'quiz-pages',
  '/features/quiz/first': 'quiz-pages',
  '/features/quiz/weekly': 'quiz-pages',
  '/features/quiz/comic': 'comic-page',
  '/features/safety-plan': 'safety-plan-page',
  '/features/medication': 'medication-page',
  '/features/chat': 'chat-page',
  '/features/Chat': 'chat-page',
};

/** The chunk with the frame around all pages for signed-in users. */
const FRAME = 'signed-in';

/**
 * Scripts have a low priority, so that they do not delay the styles, and with them the first frame. Chromium ignores the
 * priority of a script in a `Link` header, so the document contains these tags.
 */
const tagFor = (file: string): string =>
  file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="/${file}">`
    : `<link rel="modulepreload" fetchpriority="low" crossorigin href="/${file}">`;

/**
 * The tags for each page that name the files that it needs for a signed-in user, in addition to the files in the
 * document, so that a browser loads all of them in parallel. The map is empty when the client's list of chunks does not
 * exist.
 */
export const pageFiles = (clientDir: string): ReadonlyMap<string, string> => {
  const place = path.join(clientDir, MANIFEST);
  if (!existsSync(place)) return new Map();
  const chunks = manifest.parse(JSON.parse(readFileSync(place, 'utf8')));
  const filesOf = (name: string): readonly string[] => {
    const keys = new Set(Object.keys(chunks).filter((key) => chunks[key]?.name === name));
    const files: string[] = [];
    for (const key of keys) {
      const chunk = chunks[key];
      if (chunk === undefined || chunk.isEntry === true) continue;
      files.push(chunk.file, ...(chunk.css ?? []));
      for (const imported of chunk.imports ?? []) keys.add(imported);
    }
    return files;
  };
  const frame = filesOf(FRAME);
  return new Map(
    Object.entries(PARTS).map(([page, part]) => {
      const files = [...new Set([...frame, ...filesOf(part)])];
      return [page, files.map(tagFor).join('')];
    }),
  );
};
