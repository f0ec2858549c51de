import { beforeEach, expect, it } from 'vitest';
import { newBrowser, newPage } from '#tests/support/client/browser.ts';

const entry = (userId: string) => ({
  id: `of ${userId}`,
  kind: 'text',
  userId,
  body: { text: 'a' },
  createdAt: '2026-03-01T09:00:00.000Z',
});

const openNotes = async () => {
  newPage();
  return {
    ...(await import('./held-entries.ts')),
    ...(await import('#client/sync/device-value.ts')),
  };
};

beforeEach(newBrowser);

it('a note belongs to its person, whoever is signed in, and survives until the next visit', async () => {
  const { writeNote } = await openNotes();
  writeNote(entry('ada'), 5);
  writeNote(entry('bob'), 6);
  writeNote(entry('ada'), 7);
  const { listNotes, removeNote, clearValues } = await openNotes();
  expect(listNotes('ada')).toEqual([{ entry: entry('ada'), dueAtMs: 7 }]);
  expect([removeNote(entry('ada')), removeNote(entry('ada'))]).toEqual([true, false]);
  expect([listNotes('ada'), listNotes('bob').length]).toEqual([[], 1]);
  clearValues('bob');
  expect(listNotes('bob')).toEqual([]);
});

it.each(['', '{', '{"dueAtMs":5}', '{"entry":{},"dueAtMs":5}'])(
  'ignores an invalid note: %j',
  async (text) => {
    localStorage.setItem('outbox-note/ada/x', text);
    expect((await openNotes()).listNotes('ada')).toEqual([]);
  },
);
