import { expect, it } from 'vitest';
import { newBrowser } from '#tests/support/client/browser.ts';

newBrowser();
const { guessText, regionChoiceOf } = await import('./region-choice.ts');

it('what was chosen stands above the time zone', () => {
  const place = regionChoiceOf('fr', 'Europe/Dublin');
  expect(place).toEqual({ region: 'fr', isGuess: false });
  expect(guessText(place)).toBeNull();
});

it('without a choice the time zone makes a guess, which is called one', () => {
  const place = regionChoiceOf(null, 'Europe/Dublin');
  expect(place).toEqual({ region: 'ie', isGuess: true });
  expect(guessText(place)).toBe('Shown now: Ireland, a guess by the time zone.');
});

it('a zone of no country leaves the place open', () => {
  const place = regionChoiceOf(null, 'Africa/Lagos');
  expect(place).toEqual({ region: null, isGuess: false });
  expect(guessText(place)).toBeNull();
});
