import '#server/language/current-language.ts';
import { BASE_LANGUAGE, readLanguageFrom } from '#domain/shared/text/message.ts';

/* Loads the modules that the arguments name, and prints as JSON which lines of code read a text meanwhile. */

const readers = new Set<string>();
readLanguageFrom(() => {
  const lines = (new Error().stack ?? '').split('\n').filter((line) => line.includes('/src/'));
  readers.add(lines.slice(1, 4).join('\n'));
  return BASE_LANGUAGE;
});
for (const module of process.argv.slice(2)) await import(module);
process.stdout.write(JSON.stringify([...readers]), () => process.exit());
