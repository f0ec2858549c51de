import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { newBrowser } from '#tests/support/client/browser.ts';
import { texts } from '#texts/loading.js';

newBrowser();
const { Refusal, Unreachable } = await import('./api/call.ts');
const { UserFacingError, errorText } = await import('./user-facing-error.ts');

const GENERAL = texts.didNotWork;

describe('the text of an error', () => {
  it('is its message when that is meant for people', () => {
    expect(errorText(new UserFacingError('The name is too long.'))).toBe('The name is too long.');
    expect(errorText(new Unreachable())).toBe(texts.noConnection);
    const answer = new Response(null, { status: 409 });
    expect(errorText(new Refusal(answer, { message: 'It was changed.' }))).toBe('It was changed.');
  });

  it('is empty without an error', () => {
    expect(errorText(null)).toBe('');
  });

  it.each([
    ['from the schema library', z.safeParse(z.number(), 'first Monday').error],
    ['from the engine', new TypeError("Cannot read properties of undefined (reading 'name')")],
    ['from the browser', new DOMException('The quota has been exceeded.', 'QuotaExceededError')],
    ['that is not an error', 'text'],
  ])('is general for an exception %s', (_, cause) => {
    expect(errorText(cause)).toBe(GENERAL);
  });
});
