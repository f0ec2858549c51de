import { beforeEach, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { newBrowser, newPage } from '#tests/support/client/browser.ts';

const NOW_MS = Date.UTC(2026, 2, 14, 9, 30);

/** The games of a person who has just played for twenty minutes. */
const openGames = async (userId: string) => {
  newPage();
  const suggestion = await import('./break-suggestion.ts');
  const { startSession } = await import('#client/lib/session/session.ts');
  const { clearDeviceData } = await import('#client/sync/device-data.ts');
  startSession({ userId, token: 't', role: 'person', name: '', email: null });
  suggestion.recordPlay(userId, { fromMs: NOW_MS - 20 * MINUTE_MS, toMs: NOW_MS });
  return {
    hide: () => suggestion.hideBreakSuggestion(NOW_MS),
    isBreak: () => suggestion.isBreakTime(userId, null, NOW_MS + 1),
    logOut: () => clearDeviceData(userId),
  };
};

beforeEach(newBrowser);

it('hiding the break suggestion affects neither the next person on the device nor the same person after a log-out', async () => {
  const ada = await openGames('ada');
  expect(ada.isBreak()).toBe(true);
  ada.hide();
  expect(ada.isBreak()).toBe(false);
  const bob = await openGames('bob');
  expect(bob.isBreak()).toBe(true);
  bob.hide();
  const again = await openGames('ada');
  expect(again.isBreak()).toBe(false);
  await again.logOut();
  expect(again.isBreak()).toBe(true);
  expect((await openGames('bob')).isBreak()).toBe(false);
  expect(Object.keys(localStorage).join()).not.toContain('ada');
});
