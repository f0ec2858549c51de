import path from 'node:path';
import type { Plugin } from 'vite';
import { createSkills } from '../src/domain/chat/skills/skills.ts';
import type { Language } from '../src/domain/shared/text/message.ts';
import { readGroundingSteps } from '../src/server/content/chat/grounding.ts';
import { readEnglishGuard, readGuardLanguages } from '../src/server/content/chat/guard.ts';
import { readGuideContent } from '../src/server/content/chat/guide.ts';
import { readCountries } from '../src/server/content/chat/lines.ts';
import { readSkillsContent } from '../src/server/content/chat/skills.ts';
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

/** The actions of the chat's buttons that pages send as messages. */
const SENT = [
  ...['stop', 'listen', 'card:menu-calm', 'card:low-day'],
  ...['skill:start', 'skill:scene', 'skill:exposure'],
];

/** The labels of the chat's buttons that pages send as messages, and of those that are shown with the ladders. */
const chatLabels = async (): Promise<string> => {
  // Loaded here because its texts are built only after the configuration has been read.
  const { createCatalog } = await import('../src/domain/chat/guide/catalog.ts');
  const content = readSkillsContent(path.join(CONTENT_DIR, 'chat/skills'));
  const guide = readGuideContent(path.join(CONTENT_DIR, 'chat'));
  const { choiceOf } = createCatalog(guide, createSkills(content));
  const { newFear, others } = content.exposure.pick;
  const labels = SENT.map((does) => [does, choiceOf(does)?.label]);
  return exported('labels', { ...Object.fromEntries(labels), newFear, others });
};

const MODULES: Readonly<Record<string, () => string | Promise<string>>> = {
  'virtual:offline-content': () => `export const countries = ${JSON.stringify(readCountries())};
export const groundingSteps = ${JSON.stringify(readGroundingSteps())};
export const levelPhrases = ${JSON.stringify(readLevelPhrases())};`,
  'virtual:chat-labels': chatLabels,
  'virtual:listener-content': listenerContent,
  'virtual:listener-languages': listenerLanguages,
};

/** Gives the client the content that it needs offline, in a language. It is validated as on the server. */
export const offlineContent = (language: Language): Plugin => ({
  name: 'offline-content',
  resolveId: (id) => (id in MODULES ? `\0${id}` : null),
  load: (id) => runInLanguage(language, () => MODULES[id.replace('\0', '')]?.() ?? null),
});
