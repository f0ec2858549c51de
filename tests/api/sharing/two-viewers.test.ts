import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { goalEndpoints } from '#contract/goals.ts';
import { clientCareEndpoints } from '#contract/sharing/care.ts';
import { clientEndpoints } from '#contract/sharing/clients.ts';
import { sharedEndpoints } from '#contract/sharing/shared.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { aGoal, aGoalRating } from '#tests/api/support/goal-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { connected } from '#tests/support/database/connected.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

const RANGE = { from: '2026-03-01', to: '2026-03-10' };

describe.each(ANY_ENGINE)('a person with two therapists on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let lee: Person;
  let kim: Person;

  beforeAll(async () => {
    world = await testApp(engine);
    [ada, lee, kim] = [await world.guest(), await world.guest(), await world.guest()];
  });
  afterAll(() => world.close());

  it('shows each their own ratings of a goal and the person’s, and none of the other’s', async () => {
    const { db } = world.database;
    const streams = { goals: 'detail' } as const;
    const ofLee = await connected(db, { userId: ada.userId, viewerId: lee.userId, streams });
    const ofKim = await connected(db, { userId: ada.userId, viewerId: kim.userId, streams });
    await ada.call(goalEndpoints.save, { body: aGoal(ada.userId) });
    await ada.call(goalEndpoints.rate, { body: aGoalRating(ada.userId, { note: 'of Ada' }) });
    for (const [viewer, connectionId, note] of [
      [lee, ofLee, 'of Lee'],
      [kim, ofKim, 'of Kim'],
    ] as const) {
      const { userId: _, ...rating } = aGoalRating('', { id: randomUUID(), note });
      const body = { ...rating, level: note === 'of Lee' ? 1 : 2 };
      const rated = await viewer.call(clientCareEndpoints.rateGoal, {
        params: { connectionId },
        body,
      });
      expect(rated.status).toBe(201);
    }
    const seenBy = async (viewer: Person, connectionId: string) =>
      JSON.stringify(
        (
          await viewer.call(sharedEndpoints.goals, {
            params: { connectionId },
            query: { ...RANGE, page: 'client' },
          })
        ).body,
      );
    const [byLee, byKim] = [await seenBy(lee, ofLee), await seenBy(kim, ofKim)];
    for (const own of ['of Ada', 'of Lee']) expect(byLee).toContain(own);
    expect(byLee).not.toContain('of Kim');
    for (const own of ['of Ada', 'of Kim']) expect(byKim).toContain(own);
    expect(byKim).not.toContain('of Lee');
  });

  it('dates attempts by the clock of the consent', async () => {
    const { db } = world.database;
    const [sam, jo] = [await world.guest(), await world.guest()];
    // 9 p.m. on 5 March in New York, which is already the 6th in UTC.
    const at = '2026-03-06T02:00:00.000Z';
    const tried = {
      rung: 'Touch the door',
      prediction: 'It burns down',
      sure: 70,
      outcome: 'no',
      distress: 80,
      resisted: 'all',
      learned: 'Nothing happened',
      atMs: Date.parse(at),
    };
    const id = randomUUID();
    const ladder = {
      id,
      fear: 'The stove is on',
      rungs: [{ text: 'Touch the door', distress: 60 }],
      tries: [tried],
      changedAtMs: tried.atMs,
    };
    await db
      .insertInto('chat_ladders')
      .values({ user_id: sam.userId, id, ladder: JSON.stringify(ladder), updated_at: at })
      .execute();
    const triesIn = async (zone: string): Promise<unknown> => {
      const connectionId = await connected(db, {
        userId: sam.userId,
        viewerId: jo.userId,
        streams: { ladders: 'detail' },
        dataFrom: localDate('2026-03-06'),
        zone,
      });
      const { body } = await jo.call(sharedEndpoints.ladders, {
        params: { connectionId },
        query: { ...RANGE, page: 'client' },
      });
      return sharedEndpoints.ladders.reply.parse(body).entries;
    };
    expect(await triesIn('America/New_York')).toBe(0);
    expect(await triesIn('UTC')).toBe(1);
    expect(await triesIn('Pacific/Kiritimati')).toBe(1);
    expect((await jo.call(clientEndpoints.all)).status).toBe(200);
  });
});
