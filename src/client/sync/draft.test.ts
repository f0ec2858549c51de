import { beforeEach, describe, expect, it } from 'vitest';
import { newBrowser, newPage } from '#tests/support/client/browser.ts';

const FORM = {
  key: 'form',
  read: (kept: unknown) => (typeof kept === 'object' && kept !== null ? kept : null),
};

const openDrafts = async () => {
  newPage();
  const { startSession } = await import('#client/lib/session/session.ts');
  startSession({ userId: 'ada', token: 't', role: 'person', name: '', email: null });
  return import('./draft.ts');
};

beforeEach(newBrowser);

describe('a draft on this device', () => {
  it.each<[kept: string, isWorthAsking: boolean]>([
    ['{"text":"a"}', true],
    ['{"tags":["a"],"text":""}', true],
    ['{"text":"  ","tags":[]}', false],
    ['{"level":3}', false],
    ['null', false],
    ['{', false],
  ])('%s has content that a log-out would lose: %s', async (kept, isWorthAsking) => {
    localStorage.setItem('draft/ada/form', kept);
    const { hasDraft } = await openDrafts();
    expect([hasDraft('ada'), hasDraft('bob')]).toEqual([isWorthAsking, false]);
  });

  it('is still there on the next visit, until it is discarded', async () => {
    localStorage.setItem('draft/ada/form', '{"text":"a"}');
    const { readDraft, discardDraft } = await openDrafts();
    expect(readDraft(FORM)).toEqual({ text: 'a' });
    discardDraft('form');
    expect([readDraft(FORM), (await openDrafts()).readDraft(FORM)]).toEqual([null, null]);
  });
});
