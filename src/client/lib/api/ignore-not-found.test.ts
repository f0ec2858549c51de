import { expect, it } from 'vitest';
import { newBrowser } from '#tests/support/client/browser.ts';

newBrowser();
const { Refusal, Unreachable } = await import('./call.ts');
const { ignoreNotFound } = await import('./ignore-not-found.ts');

const refusal = (status: number, code: string) =>
  new Refusal(new Response(null, { status }), { error: 'No.', code });

it('treats an entry that no longer exists as deleted', async () => {
  await expect(ignoreNotFound(Promise.reject(refusal(404, 'not_found')))).resolves.toBeUndefined();
  await expect(ignoreNotFound(Promise.resolve({ ok: true }))).resolves.toEqual({ ok: true });
});

it.each([refusal(409, 'conflict'), refusal(404, 'no_route'), new Unreachable()])(
  'rethrows any other failure: %s',
  async (failure) => {
    await expect(ignoreNotFound(Promise.reject(failure))).rejects.toBe(failure);
  },
);
