import type { Plugin } from 'vite';
import { readGroundingSteps } from '../src/server/content/chat/grounding.ts';
import { readCountries } from '../src/server/content/chat/lines.ts';
import { readLevelPhrases } from '../src/server/content/level-phrases.ts';

const NAME = 'virtual:offline-content';
const RESOLVED = `\0${NAME}`;

/** Gives the client the content that it needs without a connection, checked as the server checks it. */
export const offlineContent = (): Plugin => ({
  name: 'offline-content',
  resolveId: (id) => (id === NAME ? RESOLVED : null),
  load: (id) =>
    id === RESOLVED
      ? `export const countries = ${JSON.stringify(readCountries())};
export const groundingSteps = ${JSON.stringify(readGroundingSteps())};
export const levelPhrases = ${JSON.stringify(readLevelPhrases())};`
      : null,
});
