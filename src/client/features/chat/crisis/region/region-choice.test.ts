import { expect, it } from 'vitest';
import { newBrowser } from '#tests/support/client/browser.ts';

newBrowser();
const { guessText, regionChoiceOf } = await import('./region-choice.ts');

it('the chosen region overrides the time zone', () => {
  const place = regionChoiceOf('fr', 'Europe/Dublin');
  expect(place).toEqual({ region: 'fr', isGuess: false });
  expect(guessText(place)).toBeNull();
});

it('without a choice the region is guessed from the time zone and labelled a guess', () => {
  const place = regionChoiceOf(null, 'Europe/Dublin');
  expect(place).toEqual({ region: 'ie', isGuess: true });
  expect(guessText(place)).toBe('Showing numbers for Ireland, based on your device’s time zone.');
});

it('a time zone without a known country leaves the region open', () => {
  const place = regionChoiceOf(null, 'Africa/Lagos');
  expect(place).toEqual({ region: null, isGuess: false });
  expect(guessText(place)).toBeNull();
});
