import { expect, it } from 'vitest';
import { newBrowser } from '#tests/support/client/browser.ts';

newBrowser();
const { Refusal } = await import('./call.ts');

const OURS = 'The server couldn’t do this.';

it.each([
  [{ message: 'Too many at once.' }, 'Too many at once.', true],
  [{ error: 'Too many at once.' }, 'Too many at once.', true],
  [{ message: '', error: 'Too many at once.' }, 'Too many at once.', true],
  [{ message: 'Too many at once.', error: 'too_many' }, 'Too many at once.', true],
  [{}, OURS, false],
  [null, OURS, false],
  ['<html>', OURS, false],
])('a refusal with %j has the message %j', (answer, message, explained) => {
  const refusal = new Refusal(new Response(null, { status: 500 }), answer);
  expect(refusal).toMatchObject({ message, explained, status: 500 });
});

it('an unreadable answer has a message of its own', () => {
  const refusal = new Refusal(new Response(null, { status: 200 }), { half: 'an answer' });
  expect(refusal.message).toBe('We couldn’t read the server’s reply.');
});
