import { describe, expect, it, vi } from 'vitest';

const localeOf = async (language: string) => {
  vi.resetModules();
  vi.stubGlobal('navigator', { languages: [language, 'en-US'], language });
  const { isDayFirst, weekStart } = await import('./locale.ts');
  const found = [isDayFirst(), weekStart()];
  vi.unstubAllGlobals();
  return found;
};

describe("the person's own locale", () => {
  it.each<[language: string, isDayFirst: boolean, weekStart: string]>([
    ['en-US', false, 'su'],
    ['en-GB', true, 'mo'],
    ['de', true, 'mo'],
    ['sv-SE', true, 'mo'],
    ['ja-JP', false, 'su'],
    ['pt-BR', true, 'su'],
    ['ar-EG', true, 'sa'],
    // WebKit reports this if the system has no language. The next language is then used.
    ['C', false, 'su'],
    ['', false, 'su'],
  ])(
    '%s determines the order of day and month, and the start of the week',
    async (language, ...said) => {
      expect(await localeOf(language)).toEqual(said);
    },
  );
});
