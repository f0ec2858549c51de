import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { newBrowser, newPage } from '#tests/support/client/browser.ts';

const openTab = async () => {
  newPage();
  return import('./on-logout.ts');
};

it('a log-out runs each of the person’s tasks once, in every tab, and waits for them', async () => {
  newBrowser();
  const [here, elsewhere] = [await openTab(), await openTab()];
  const done: string[] = [];
  const task = (name: string) => async () => {
    await nextTurn();
    done.push(name);
    throw new Error('It failed.');
  };
  const stops = [
    here.onLogout('ada', task('one')),
    here.onLogout('ada', task('two')),
    here.onLogout('bob', task('of bob')),
    elsewhere.onLogout('ada', task('elsewhere')),
  ];
  stops[1]?.();
  await here.runOnLogout('ada');
  expect(done.toSorted()).toEqual(['elsewhere', 'one']);
  for (const stop of stops) stop();
  await here.runOnLogout('ada');
  expect(done).toHaveLength(2);
});
