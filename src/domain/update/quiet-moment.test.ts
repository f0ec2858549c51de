import { expect, it } from 'vitest';
import { isQuietMoment, type PageState } from './quiet-moment.ts';

const QUIET: PageState = {
  isAway: true,
  isUnderWay: false,
  fillsWindow: false,
  isTyping: false,
  hasTypedText: false,
  hasOpenDialog: false,
  isAtWork: false,
};

it('a page that is away and does nothing has a quiet moment', () => {
  expect(isQuietMoment(QUIET)).toBe(true);
});

const CHANGES: readonly Partial<PageState>[] = [
  { isAway: false },
  { isUnderWay: true },
  { fillsWindow: true },
  { isTyping: true },
  { hasTypedText: true },
  { hasOpenDialog: true },
  { isAtWork: true },
];

it.each(CHANGES)('a page with %j has none', (change) => {
  expect(isQuietMoment({ ...QUIET, ...change })).toBe(false);
});
