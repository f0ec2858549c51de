import { beforeEach, expect, it } from 'vitest';
import { newBrowser, newPage } from '#tests/support/client/browser.ts';

const openPage = async (userId: string | null) => {
  const page = newPage();
  const values = await import('./device-value.ts');
  const session = await import('#client/lib/session/session.ts');
  if (userId === null) session.forgetSession();
  else session.startSession({ userId, token: 't', role: 'person', name: '', email: null });
  return {
    ...values,
    record: values.deviceValue<string[]>('list', (kept) => (Array.isArray(kept) ? kept : null)),
    theme: values.deviceValue<string>('theme', String, 'device'),
    hearOthers: (key: string | null) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key })),
  };
};

beforeEach(newBrowser);

it('a person’s value is visible only to them, a device value to everybody', async () => {
  const { record, theme } = await openPage('ada');
  record.set(['a']);
  theme.set('dark');
  const bobs = await openPage('bob');
  expect([bobs.record.get(), bobs.theme.get()]).toEqual([null, 'dark']);
  const again = await openPage('ada');
  expect(again.record.get()).toEqual(['a']);
  again.clearValues('ada');
  expect([again.record.get(), again.theme.get()]).toEqual([null, 'dark']);
});

it('stores nothing of a person while nobody is signed in', async () => {
  const { record, namesFrom } = await openPage(null);
  record.set(['a']);
  expect([record.get(), namesFrom('record', '')]).toEqual([null, []]);
});

it('a value is the same object until it changes in any tab, and notifies once per change', async () => {
  const tab = await openPage('ada');
  const other = await openPage('ada');
  const seen: unknown[] = [];
  const stop = tab.record.subscribe(() => seen.push(tab.record.get()));
  tab.record.set(['a']);
  expect(tab.record.get()).toBe(tab.record.get());
  tab.record.set(['a']);
  tab.theme.set('dark');
  other.record.set(['a', 'b']);
  tab.hearOthers('record/ada/list');
  stop();
  tab.record.set(null);
  expect(seen).toEqual([['a'], ['a', 'b']]);
});

it.each(['{', '"text"', '5'])('reads an invalid text as null: %s', async (text) => {
  localStorage.setItem('record/ada/list', text);
  expect((await openPage('ada')).record.get()).toBeNull();
});

it('stays in memory where the browser forbids storage', async () => {
  Object.assign(localStorage, {
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  });
  const { record, namesFrom } = await openPage('ada');
  record.set(['a']);
  expect(record.get()).toEqual(['a']);
  expect(namesFrom('record', 'li')).toEqual(['list']);
  record.set(null);
  expect(record.get()).toBeNull();
});
