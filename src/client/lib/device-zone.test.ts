import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newBrowser } from '#tests/support/client/browser.ts';

newBrowser();
const { deviceZone, onZoneChange } = await import('./device-zone.ts');
const { setComfort } = await import('./comfort/comfort.ts');

const options = Intl.DateTimeFormat().resolvedOptions();

beforeEach(() => newBrowser());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('is the zone that the device reports', () => {
  expect(deviceZone()).toBe(options.timeZone);
});

it('is the zone that the person chose, immediately, and the device’s again when they follow it', () => {
  let changes = 0;
  const stop = onZoneChange(() => {
    changes += 1;
  });
  setComfort({ zone: 'America/Lima' });
  expect(deviceZone()).toBe('America/Lima');
  setComfort({ theme: 'dark' });
  expect(changes).toBe(1);
  setComfort({ zone: null });
  expect(deviceZone()).toBe(options.timeZone);
  expect(changes).toBe(2);
  stop();
});

it('becomes UTC when the device reports a zone that it does not accept itself', () => {
  vi.useFakeTimers({ now: Date.now() + 1_000, toFake: ['Date'] });
  const named = { ...options, timeZone: 'Etc/Unknown' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(named);
  expect(deviceZone()).toBe('UTC');
});
