import { afterEach, expect, it, vi } from 'vitest';
import { deviceZone } from './device-zone.ts';

const options = Intl.DateTimeFormat().resolvedOptions();

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('is the zone that the device names', () => {
  expect(deviceZone()).toBe(options.timeZone);
});

it('is UTC where the device names a zone that it does not accept itself, soon after it does', () => {
  vi.useFakeTimers({ now: Date.now() + 1_000, toFake: ['Date'] });
  const named = { ...options, timeZone: 'Etc/Unknown' };
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(named);
  expect(deviceZone()).toBe('UTC');
});
