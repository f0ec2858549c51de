import { expect, it } from 'vitest';
import { onLogout, runOnLogout } from './on-logout.ts';

it('a log-out begins each task of its person once, and waits for it', async () => {
  const done: string[] = [];
  const task = (name: string) => async () => {
    await Promise.resolve();
    done.push(name);
    throw new Error('It failed.');
  };
  const stops = [
    onLogout('ada', task('one')),
    onLogout('ada', task('two')),
    onLogout('bob', task('of bob')),
  ];
  stops[1]?.();
  await runOnLogout('ada');
  expect(done).toEqual(['one']);
  await runOnLogout('ada');
  expect(done).toEqual(['one', 'one']);
  for (const stop of stops) stop();
});
