import { beforeEach, expect, it } from 'vitest';
import { newBrowser, newPage } from '#tests/support/client/browser.ts';

beforeEach(newBrowser);

const putAway = (page: EventTarget): void => {
  page.dispatchEvent(Object.assign(new Event('pagehide'), { persisted: true }));
};

/** A new page with a store, where a transaction stays open until `letEnd` is called. */
const storeAtWork = async () => {
  const page = newPage();
  const { commit, durableStore } = await import('./durable-store.ts');
  const { promisifyRequest } = await import('idb-keyval');
  const store = durableStore('kept');
  const begun = Promise.withResolvers<void>();
  let mayEnd = false;
  const done = store('readwrite', async (entries) => {
    entries.put('of the first page', 'written');
    begun.resolve();
    while (!mayEnd) await promisifyRequest(entries.get('written'));
    await commit(entries);
    return 'done';
  });
  await begun.promise;
  return {
    page,
    store,
    done,
    letEnd: () => {
      mayEnd = true;
    },
  };
};

/** Writes from another page, and returns the value it found. */
const writeElsewhere = async (): Promise<unknown> => {
  newPage();
  const { commit, durableStore } = await import('./durable-store.ts');
  const { promisifyRequest } = await import('idb-keyval');
  return durableStore('kept')('readwrite', async (entries) => {
    const found: unknown = await promisifyRequest(entries.get('written'));
    entries.put('of the other page', 'written');
    await commit(entries);
    return found;
  });
};

it('does not block other pages while in the back/forward cache, and repeats its work once shown again', async () => {
  const { page, store, done, letEnd } = await storeAtWork();
  putAway(page);
  expect(await writeElsewhere()).toBeUndefined();
  letEnd();
  page.dispatchEvent(new Event('pageshow'));
  expect(await done).toBe('done');
  const { get } = await import('idb-keyval');
  expect(await get('written', store)).toBe('of the first page');
});

it('starts nothing while in the back/forward cache', async () => {
  const { page, store, done, letEnd } = await storeAtWork();
  letEnd();
  await done;
  putAway(page);
  const { set } = await import('idb-keyval');
  const late = set('written', 'late', store);
  expect(await writeElsewhere()).toBe('of the first page');
  page.dispatchEvent(new Event('pageshow'));
  await late;
});
