import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import { type MailWorld, mailWorld, secretIn } from '#tests/api/support/mail-world.ts';
import type { Answer, Person } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

describe.each(ANY_ENGINE)('confirming an address on %s', (engine) => {
  let world: MailWorld;

  beforeAll(async () => {
    world = await mailWorld(engine);
  });
  afterAll(() => world.close());

  /** A person who signed up before the server sent mail. */
  const unconfirmed = async (email: string): Promise<Person> => {
    const { answer, is } = await world.join(email);
    await world.database.db
      .updateTable('users')
      .set({ email_confirmed_at: null })
      .where('email', '=', email)
      .execute();
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0];
    return { ...world.caller(cookie), ...is, password: 'correct horse' };
  };
  const isConfirmed = async (person: Person): Promise<unknown> =>
    (await person.call(mailEndpoints.address)).body;
  const confirm = (secret: string): Promise<Answer> =>
    world.caller().call(mailEndpoints.confirmAddress, { body: { secret } });

  it('works with the newest link, once, for its owner', async () => {
    const [ada, ben] = [await unconfirmed('ada@example.org'), await unconfirmed('ben@example.org')];
    expect(await isConfirmed(ada)).toEqual({ confirmed: false });
    await ada.call(mailEndpoints.askConfirmation);
    const older = secretIn(await world.newestTo('ada@example.org'));
    await ada.call(mailEndpoints.askConfirmation);
    const mail = await world.newestTo('ada@example.org');
    expect(mail?.text).toMatch(/^http:\/\/localhost\/confirm-email#[\w-]{43}$/m);
    expect((await confirm(older)).status).toBe(404);
    expect((await confirm(secretIn(mail))).status).toBe(200);
    expect(await isConfirmed(ada)).toEqual({ confirmed: true });
    expect(await isConfirmed(ben)).toEqual({ confirmed: false });
    expect((await confirm(secretIn(mail))).status).toBe(404);
    const before = world.mail.received.length;
    expect((await ada.call(mailEndpoints.askConfirmation)).status).toBe(200);
    await world.jobs.runDue();
    expect(world.mail.received).toHaveLength(before);
  });

  it('does not work with a link for something else', async () => {
    const cleo = await unconfirmed('cleo@example.org');
    await world.askReset('cleo@example.org');
    const secret = secretIn(await world.newestTo('cleo@example.org'));
    expect((await confirm(secret)).status).toBe(404);
    expect(await isConfirmed(cleo)).toEqual({ confirmed: false });
    const body = { secret, newPassword: 'the new password' };
    await world.caller().call(mailEndpoints.resetPassword, { body });
    const answer = await world.logIn('cleo@example.org', 'the new password');
    const cookie = String([answer.headers['set-cookie']].flat()[0]).split(';')[0];
    const address = await world.caller(cookie).call(mailEndpoints.address);
    expect(address.body, 'who reads the mails of an address has confirmed it').toEqual({
      confirmed: true,
    });
  });

  it('can be requested at most five times an hour, and not by a guest', async () => {
    const dan = await unconfirmed('dan@example.org');
    const statuses: number[] = [];
    for (let turn = 0; turn < 6; turn += 1) {
      statuses.push((await dan.call(mailEndpoints.askConfirmation)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    await world.jobs.runDue();
    // Simultaneous requests that have to wait count as one request.
    expect(world.mail.to('dan@example.org')).toHaveLength(2);
    const guest = await world.guest();
    expect((await guest.call(mailEndpoints.askConfirmation)).status).toBe(409);
  });
});
