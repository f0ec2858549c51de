import { beforeEach, expect, it, vi } from 'vitest';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { newBrowser } from '#tests/support/client/browser.ts';

const OFF = { on: false, effects: [] };

beforeEach(newBrowser);

const openPage = async () => {
  vi.stubGlobal('fetch', async (path: string) => {
    const isLog = path.startsWith('/api/medication/log/ada');
    return Response.json(isLog ? { settings: OFF, medicines: [], doses: [], ratings: [] } : OFF);
  });
  const { createQueryClient } = await import('#client/sync/query-client.ts');
  return { client: createQueryClient(), ...(await import('./medication-queries.ts')) };
};

it('the log tells other pages that it was turned off on another device', async () => {
  const { client, medicationLog, medicationSettings } = await openPage();
  const { queryKey } = medicationSettings('ada');
  client.setQueryData(queryKey, { on: true, effects: [] });
  await client.fetchQuery(medicationLog('ada'));
  expect(client.getQueryData(queryKey)).toEqual(OFF);
  expect(client.getQueryData(medicationSettings('ben').queryKey)).toBeUndefined();
});

it.each([
  ['served from the cache within an hour', HOUR_MS - 60_000, true],
  ['refetched after an hour', HOUR_MS + 60_000, false],
])('the settings are %s', async (_, sinceMs, on) => {
  const { client, medicationSettings } = await openPage();
  const settings = medicationSettings('ada');
  const updatedAt = Date.now() - sinceMs;
  client.setQueryData(settings.queryKey, { on: true, effects: [] }, { updatedAt });
  expect((await client.fetchQuery(settings)).on).toBe(on);
});
