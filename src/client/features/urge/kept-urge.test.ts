import { beforeEach, describe, expect, it } from 'vitest';
import type { AfterDelay, Urge } from '#domain/urge/urge.ts';
import { newBrowser, newPage } from '#tests/support/client/browser.ts';

const BEGUN = { id: 'a', startedAtMs: 0, minutes: 5, before: 8, during: null } as const;
const AFTER: AfterDelay = {
  ...BEGUN,
  stage: 'after',
  endedAtMs: 300_000,
  after: null,
  happened: '',
  ritual: null,
};

const openPage = async () => {
  newPage();
  const { startSession } = await import('#client/lib/session/session.ts');
  startSession({ userId: 'ada', token: 't', role: 'person', name: '', email: null });
  const { hasDraft } = await import('#client/sync/draft.ts');
  return { ...(await import('./kept-urge.ts')), hasDraft };
};

beforeEach(newBrowser);

describe('an urge on this device', () => {
  it.each<[what: string, urge: Urge, isAsked: boolean]>([
    ['before the delay', { stage: 'before', before: 8 }, false],
    ['in the delay', { ...BEGUN, stage: 'waiting', told: false }, false],
    ['without input after the delay', AFTER, false],
    ['with only spaces typed', { ...AFTER, happened: '  ' }, false],
    ['with what happened instead', { ...AFTER, happened: 'I made tea' }, true],
    ['with the outcome of the ritual', { ...AFTER, ritual: 'in-part' }, true],
    ['with a distress level', { ...AFTER, after: 0 }, true],
  ])('%s survives a reload, and a log-out asks about it: %s', async (_, urge, isAsked) => {
    (await openPage()).currentUrge.set(urge);
    const { currentUrge, hasDraft } = await openPage();
    expect(currentUrge.get()).toEqual(urge);
    expect(currentUrge.get()).toBe(currentUrge.get());
    expect([hasDraft('ada'), hasDraft('ben')]).toEqual([isAsked, false]);
    currentUrge.set(null);
    expect([currentUrge.get(), hasDraft('ada')]).toEqual([null, false]);
  });

  it('makes a log-out ask as soon as something is typed', async () => {
    const { currentUrge, noteUrge, hasDraft } = await openPage();
    currentUrge.set(AFTER);
    noteUrge({ type: 'wrote', happened: 'I made tea' });
    expect(hasDraft('ada')).toBe(true);
    noteUrge({ type: 'wrote', happened: '' });
    expect(hasDraft('ada')).toBe(false);
  });
});
