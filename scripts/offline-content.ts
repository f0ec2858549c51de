import path from 'node:path';
import type { Plugin } from 'vite';
import { BASE_LANGUAGE, type Language } from '../src/domain/shared/text/message.ts';
import { readGroundingSteps } from '../src/server/content/chat/grounding.ts';
import { readEnglishGuard, readGuardLanguages } from '../src/server/content/chat/guard.ts';
import { readCountries } from '../src/server/content/chat/lines.ts';
import { CONTENT_DIR } from '../src/server/content/content-dir.ts';
import { readLevelPhrases } from '../src/server/content/level-phrases.ts';
import { runInLanguage } from '../src/server/language/current-language.ts';

const GUARD = path.join(CONTENT_DIR, 'chat/guard');

/** An export of a value as a JSON string, because browsers parse JSON faster than JavaScript. */
const exported = (name: string, value: unknown): string =>
  `export const ${name} = JSON.parse(${JSON.stringify(JSON.stringify(value))});`;

/** The English patterns for detecting danger, the texts to show, and the help lines that come first. */
const listenerContent = (): string => {
  const { lists, signs, frames, heard, answers } = readEnglishGuard(GUARD);
  return [
    exported('english', { lists, signs, frames }),
    exported('words', heard),
    exported('special', answers.special),
  ].join('\n');
};

/** The patterns for the other languages, without the parts that are needed only for replies. */
const listenerLanguages = (): string =>
  exported(
    'languages',
    readGuardLanguages(GUARD).map(({ language, spaced, mention, statement, now, frames }) => ({
      ...{ language, spaced, mention, statement, now, frames },
      concepts: {},
      replies: { yes: '', no: '', unsure: '' },
    })),
  );

const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:offline-content': () => `export const countries = ${JSON.stringify(readCountries())};
export const groundingSteps = ${JSON.stringify(readGroundingSteps())};
export const levelPhrases = ${JSON.stringify(readLevelPhrases())};`,
  'virtual:listener-content': listenerContent,
  'virtual:listener-languages': listenerLanguages,
};

/** Gives the client the content that it needs offline, in a language. It is validated as on the server. */
export const offlineContent = (language: Language = BASE_LANGUAGE): Plugin => ({
  name: 'offline-content',
  resolveId: (id) => (id in MODULES ? `\0${id}` : null),
  load: (id) => runInLanguage(language, () => MODULES[id.replace('\0', '')]?.() ?? null),
});
