import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityEndpoints } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { buildApp } from '#server/app.ts';
import { aMood } from '#tests/api/support/examples.ts';
import { type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

describe.each(ENGINES)('simultaneous events on %s', (engine) => {
  let world: TestApp;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());

  it('answer writes without failing during the deletion of their account', async () => {
    for (let round = 0; round < 5; round += 1) {
      const ada = await world.guest();
      const ben = await world.guest();
      const answers = await Promise.all([
        ada.call(moodEndpoints.submit, { body: aMood(ada.userId) }),
        ada.call(identityEndpoints.deleteAccount, { body: {} }),
        ada.call(moodEndpoints.submit, { body: aMood(ada.userId) }),
        ada.call(moodEndpoints.submit, { body: aMood(ada.userId) }),
        ben.call(moodEndpoints.submit, { body: aMood(ben.userId) }),
      ]);
      for (const answer of answers) expect([200, 201, 401]).toContain(answer.status);
      expect(answers[4]?.status).toBe(201);
    }
  });

  it('leave no session behind that was opened with the old password', async () => {
    const email = 'ada@example.org';
    const ada = await world.signUp(email);
    const { password } = ada;
    const attempts = Array.from({ length: 8 }, () =>
      world.caller().call(identityEndpoints.login, { body: { email, password } }),
    );
    const body = { currentPassword: password, newPassword: 'brand new one' };
    const changed = await ada.call(identityEndpoints.changePassword, { body });
    expect(changed.status).toBe(200);
    for (const answer of await Promise.all(attempts)) {
      if (answer.status !== 200) continue;
      const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0];
      const there = world.caller(cookie);
      expect((await there.call(identityEndpoints.me)).status).toBe(401);
    }
  });

  it('delete the data of guests without a session, and keep everything of the others', async () => {
    const lost = await world.guest();
    const kept = await world.guest();
    for (const guest of [lost, kept]) {
      await guest.call(moodEndpoints.submit, { body: aMood(guest.userId) });
    }
    await lost.call(identityEndpoints.logout);
    const later = world.clock.ms + 2 * DAY_MS;
    const config = { publicUrl: null, trustProxy: false, logLevel: 'silent' } as const;
    const next = await buildApp({ config, database: world.database, now: () => later });
    await next.ready();
    await next.close();
    const rows = await world.database.db.selectFrom('mood_logs').select('user_id').execute();
    const owners = rows.map((row) => row.user_id);
    expect(owners).not.toContain(lost.userId);
    expect(owners).toContain(kept.userId);
  });
});
