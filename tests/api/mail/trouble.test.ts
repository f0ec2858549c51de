import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityEndpoints } from '#contract/identity.ts';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { type MailWorld, mailWorld, secretIn } from '#tests/api/support/mail-world.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

describe.each(ENGINES)('a failing mail server, on %s', (engine) => {
  const written: string[] = [];
  let world: MailWorld;
  let count = 0;

  beforeAll(async () => {
    world = await mailWorld(engine, {
      logLevel: 'trace',
      logTo: new Writable({
        write: (chunk, _, done) => {
          written.push(String(chunk));
          done();
        },
      }),
    });
  });
  afterAll(() => world.close());
  beforeEach(() => {
    world.mail.behaviour = 'take';
  });

  const newAccount = async (): Promise<string> => {
    count += 1;
    const email = `ada${count}@example.org`;
    await world.join(email, 'a secret pass phrase');
    return email;
  };
  const waiting = async (): Promise<number> =>
    (await world.database.db.selectFrom('mails').select('id').execute()).length;

  it.each(['refuse-now', 'hang', 'hang-up'] as const)(
    'keeps a mail when the server does this: %s; nobody waits for it, and it is sent once the server recovers',
    async (behaviour) => {
      const ada = await newAccount();
      world.mail.behaviour = behaviour;
      const before = world.mail.to(ada).length;
      expect((await world.askReset(ada)).status).toBe(200);
      let isSending = true;
      const sending = world.jobs.runDue().finally(() => {
        isSending = false;
      });
      await world.guest();
      if (behaviour === 'hang') expect(isSending).toBe(true);
      await sending;
      expect(await waiting()).toBe(1);
      expect(world.mail.to(ada)).toHaveLength(before);
      world.mail.behaviour = 'take';
      await world.jobs.runDue();
      expect(world.mail.to(ada), 'it is not tried at once').toHaveLength(before);
      world.clock.ms += MINUTE_MS;
      expect(secretIn(await world.newestTo(ada))).not.toBe('');
      expect(world.mail.to(ada)).toHaveLength(before + 1);
      expect(await waiting()).toBe(0);
    },
  );

  it('does not hold up mails behind those to a temporarily refused address', async () => {
    const [ada, ben] = [await newAccount(), await newAccount()];
    const before = world.mail.to(ben).length;
    world.mail.behaviour = 'hang-up';
    await world.askReset(ada);
    await world.askReset(ben);
    await world.jobs.runDue();
    world.mail.behaviour = 'take';
    world.mail.notYet.add(ada);
    world.clock.ms += MINUTE_MS;
    await world.jobs.runDue();
    expect(world.mail.to(ben)).toHaveLength(before + 1);
    expect(await waiting()).toBe(1);
    world.mail.notYet.clear();
    world.clock.ms += 5 * MINUTE_MS;
    await world.jobs.runDue();
    expect(await waiting()).toBe(0);
  });

  it('drops a mail that has become useless, and one to a permanently refused address', async () => {
    const ada = await newAccount();
    const before = world.mail.to(ada).length;
    world.mail.behaviour = 'refuse-now';
    await world.askReset(ada);
    await world.jobs.runDue();
    world.mail.behaviour = 'take';
    world.clock.ms += 61 * MINUTE_MS;
    await world.jobs.runDue();
    world.mail.behaviour = 'refuse-address';
    await world.askReset(ada);
    await world.jobs.runDue();
    expect(await waiting()).toBe(0);
    expect(world.mail.to(ada)).toHaveLength(before);
  });

  it('has its mail sent by another process when the first one died midway', async () => {
    const ada = await newAccount();
    await world.askReset(ada);
    // The state left by a process that claimed the mail and its job and was killed.
    await world.database.db
      .updateTable('mails')
      .set({ tries: 1, next_try_at: new Date(world.clock.ms + MINUTE_MS).toISOString() })
      .execute();
    const before = world.mail.to(ada).length;
    await world.jobs.runDue();
    expect(world.mail.to(ada)).toHaveLength(before);
    world.clock.ms += MINUTE_MS;
    await world.jobs.runDue();
    expect(world.mail.to(ada)).toHaveLength(before + 1);
  });

  it('receives nothing for an account that was deleted meanwhile', async () => {
    const ada = await newAccount();
    const before = world.mail.to(ada).length;
    world.mail.behaviour = 'refuse-now';
    await world.askReset(ada);
    await world.jobs.runDue();
    await world.database.db.deleteFrom('users').where('email', '=', ada).execute();
    world.mail.behaviour = 'take';
    world.clock.ms += MINUTE_MS;
    await world.jobs.runDue();
    expect(await waiting()).toBe(0);
    expect(world.mail.to(ada)).toHaveLength(before);
  });

  it('leaves no address and no secret in the log', async () => {
    const ada = await newAccount();
    for (const behaviour of ['refuse-address', 'refuse-now', 'hang-up', 'take'] as const) {
      world.mail.behaviour = behaviour;
      const body = { name: 'Eve', email: `eve-${behaviour}@example.org`, password: 'long enough' };
      await world.caller().call(identityEndpoints.signup, { body });
      await world.askReset(ada);
      await world.jobs.runDue();
    }
    const log = written.join('');
    expect(log).toContain('the mail server did not take a mail');
    expect(log).toContain('"status":451');
    const secrets = world.mail.received.map(secretIn).filter((secret) => secret !== '');
    expect(secrets.length).toBeGreaterThan(1);
    for (const word of [...secrets, ada, 'eve-', 'example.org', 'long enough', '#']) {
      expect(log).not.toContain(word);
    }
  });
});
