import { afterEach, describe, expect, it, vi } from 'vitest';

describe('a local time', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.resetModules();
  });

  it.each([
    ['en-GB', ['00:05', '09:30', '14:25', 'soon']],
    ['en-US', ['12:05 AM', '9:30 AM', '2:25 PM', 'soon']],
  ])('is written as people write it in %s', async (language, texts) => {
    vi.resetModules();
    vi.stubGlobal('navigator', { languages: [language], language });
    const { localTimeText } = await import('./date-text.ts');
    const said = ['00:05', '09:30', '14:25', 'soon'].map(localTimeText);
    expect(said.map((text) => text.replaceAll(/\s/g, ' '))).toEqual(texts);
  });
});
