import { describe, expect, it, onTestFinished } from 'vitest';
import { buildApp } from '#server/app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';
import { openFresh } from '#tests/support/database/open-fresh.ts';

describe.each(ANY_ENGINE)('a background-only process on %s', (engine) => {
  it('answers health checks and nothing else', async () => {
    const database = await openFresh(engine);
    const config = { publicUrl: null, trustProxy: false, logLevel: 'silent' as const };
    const app = await buildApp({ config: { ...config, role: 'worker' }, database });
    onTestFinished(async () => {
      await app.close();
      await database.end();
    });
    const statusOf = async (url: string, method: 'GET' | 'POST' = 'GET') =>
      (await app.inject({ method, url })).statusCode;
    expect(await statusOf('/api/health')).toBe(200);
    expect(await statusOf('/livez')).toBe(200);
    expect(await statusOf('/readyz')).toBe(200);
    expect(await statusOf('/')).toBe(404);
    expect(await statusOf('/homepage')).toBe(404);
    expect(await statusOf('/auth/guest', 'POST')).toBe(404);
    expect(await statusOf('/api/docs')).toBe(404);
  });
});
