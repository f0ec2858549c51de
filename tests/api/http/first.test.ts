import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { firstEndpoints } from '#contract/first.ts';
import { goalEndpoints } from '#contract/goals.ts';
import { taskEndpoints } from '#contract/tasks.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

const TODAY = localDate('2026-03-10');

describe.each(ANY_ENGINE)('the first answer of a page on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
    world.clock.ms = Date.parse(`${TODAY}T12:00:00Z`);
    [ada, ben] = [await world.guest(), await world.guest()];
    for (const { call, userId } of [ada, ben])
      await call(taskEndpoints.add, {
        body: { userId, title: `A task of ${userId}`, estimatedTime: 10, date: TODAY },
      });
  });
  afterAll(() => world.close());

  const first = async ({ call }: Person, page = '/homepage') =>
    call(firstEndpoints.read, { query: { page, today: TODAY, zone: 'UTC' } });

  it('contains the replies that the caller’s own calls get, and nobody else’s', async () => {
    const { status, body } = await first(ada);
    expect(status).toBe(200);
    const replies = body as Record<string, unknown>;
    expect(replies[`/api/tasks/all/${ada.userId}?since=2026-03-03&older=51`]).toEqual(
      (
        await ada.call(taskEndpoints.all, {
          params: { userId: ada.userId },
          query: { since: localDate('2026-03-03') },
        })
      ).body,
    );
    expect(replies[`/api/goals/all/${ada.userId}`]).toEqual(
      (await ada.call(goalEndpoints.all, { params: { userId: ada.userId } })).body,
    );
    expect(JSON.stringify(replies)).toContain(`A task of ${ada.userId}`);
    expect(JSON.stringify(replies)).not.toContain(ben.userId);
    expect(JSON.stringify((await first(ben)).body)).not.toContain(ada.userId);
  });

  it('contains what every page shows for a page without calls of its own', async () => {
    const replies = Object.keys((await first(ada, '/no/such/page')).body as object);
    expect(replies).toContain('/auth/me');
    expect(replies).not.toContain(`/api/goals/all/${ada.userId}`);
  });

  it('is refused for an address of another site, and to a stranger', async () => {
    expect((await first(ada, 'https://example.org/')).status).toBe(400);
    const query = { page: '/homepage', today: TODAY, zone: 'UTC' };
    expect((await world.caller().call(firstEndpoints.read, { query })).status).toBe(401);
  });

  it('answers many pages that one person opens at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => first(ada)));
    for (const { status, body } of answers) {
      expect(status).toBe(200);
      expect(body).toHaveProperty([`/api/mood/all/${ada.userId}?from=2026-02-23&to=2026-04-11`]);
    }
  });
});
