import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routineEndpoints } from '#contract/routines.ts';
import { aRoutine } from '#tests/api/support/routine-examples.ts';
import { type TestApp, testApp } from '#tests/api/support/test-app.ts';

// Only on PostgreSQL, because SQLite has a single writer, for which all other connections wait.
describe('routine days while another connection writes', () => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp('postgresql');
  });
  afterAll(() => world.close());

  it('are shown without waiting once they have been opened, to their owner only', async () => {
    const [ada, ben] = [await world.guest(), await world.guest()];
    const days = async ({ userId, call }: typeof ada) =>
      (
        await call(routineEndpoints.days, {
          params: { userId },
          query: { from: '2026-03-10', to: '2026-03-20', today: '2026-03-10' },
        })
      ).body;
    await ada.call(routineEndpoints.save, { body: aRoutine(ada.userId) });
    const opened = await days(ada);
    expect(opened).not.toEqual([]);
    await days(ben);
    await world.database.db.transaction().execute(async (tx) => {
      await tx.updateTable('users').set({ name: 'A' }).where('id', '=', ada.userId).execute();
      expect(await days(ada)).toEqual(opened);
      expect(await days(ben)).toEqual([]);
    });
  });
});
