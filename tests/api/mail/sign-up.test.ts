import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import { identityEndpoints, type SignedIn } from '#contract/identity.ts';
import { moodEndpoints } from '#contract/mood.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { invitationStore } from '#server/features/identity/therapists/invitations.ts';
import { aMood } from '#tests/api/support/examples.ts';
import {
  type MailWorld,
  mailWorld,
  secretIn,
  statementCount,
} from '#tests/api/support/mail-world.ts';
import { ABOUT, type Answer } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

describe.each(ENGINES)('signup by mail on %s', (engine) => {
  const statements = statementCount();
  let world: MailWorld;
  let count = 0;

  beforeAll(async () => {
    world = await mailWorld(engine, { plugin: statements.plugin, therapists: 'invite' });
  });
  afterAll(() => world.close());

  const freshEmail = (): string => {
    count += 1;
    return `person${count}@example.org`;
  };
  const signUp = (email: string, more: object = {}): Promise<Answer> => {
    const body = { name: 'Ada', email, password: 'correct horse', ...more };
    return world.caller().call(identityEndpoints.signup, { body });
  };
  const finish = (secret: string, password = 'correct horse'): Promise<Answer> =>
    world.caller().call(mailEndpoints.finishSignup, { body: { secret, password } });
  const shape = ({ status, body, headers }: Answer) => ({
    status,
    body,
    headers: Object.entries(headers).filter(([name]) => !/^(date|x-request-id)$/.test(name)),
  });

  it('creates the account with the link and the password, with a confirmed address', async () => {
    const email = freshEmail();
    expect(await signUp(email)).toMatchObject({ status: 201, body: { checkMail: true } });
    expect((await world.logIn(email, 'correct horse')).status).toBe(401);
    const secret = secretIn(await world.newestTo(email));
    expect(await finish(secret, 'not that one')).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'body.password' }] },
    });
    const made = await finish(secret);
    expect(made).toMatchObject({ status: 201, body: { name: 'Ada', email, role: 'person' } });
    const cookie = String([made.headers['set-cookie']].flat()[0]).split(';')[0];
    const address = await world.caller(cookie).call(mailEndpoints.address);
    expect(address.body).toEqual({ confirmed: true });
    expect((await world.logIn(email, 'correct horse')).status).toBe(200);
    expect((await finish(secret)).status).toBe(404);
  });

  it('replies the same for a taken and a free address, with the same work, and informs only its owner', async () => {
    const taken = freshEmail();
    await world.join(taken);
    const answers = [];
    for (const email of [taken, freshEmail()]) {
      const details = { name: 'Mallory', password: 'the password of Eve' };
      const { answer, ...made } = await statements.during(() => signUp(email, details));
      expect(made.statements.length).toBeGreaterThan(0);
      answers.push({ ...shape(answer), ...made });
    }
    expect(answers[0]).toEqual(answers[1]);
    const mail = await world.newestTo(taken);
    expect(mail?.subject).toBe('You already have an account');
    expect(secretIn(mail)).toBe('');
    expect(mail?.text).not.toContain('Mallory');
    expect((await world.logIn(taken, 'correct horse')).status).toBe(200);
    expect((await world.logIn(taken, 'the password of Eve')).status).toBe(401);
  });

  it('gives two people who sign up with one address one account, for the password given first', async () => {
    const email = freshEmail();
    await signUp(email, { name: 'Eve', password: 'the password of Eve' });
    const eves = secretIn(await world.newestTo(email));
    await signUp(email);
    const adas = secretIn(await world.newestTo(email));
    expect((await finish(eves)).status).toBe(400);
    const answers = await Promise.all([finish(adas), finish(eves, 'the password of Eve')]);
    const [made] = answers.filter(({ status }) => status === 201);
    expect(made).toBeDefined();
    expect(answers.map(({ status }) => status).sort()).not.toEqual([201, 201]);
    const { length } = await world.database.db
      .selectFrom('users')
      .where('email', '=', email)
      .select('id')
      .execute();
    expect(length).toBe(1);
  });

  it('keeps a signup for one day', async () => {
    const email = freshEmail();
    await signUp(email);
    const secret = secretIn(await world.newestTo(email));
    const start = world.clock.ms;
    world.clock.ms = start + DAY_MS;
    expect((await finish(secret)).status).toBe(404);
    world.clock.ms = start;
    expect((await finish(secret)).status).toBe(201);
  });

  it('turns a guest into a full account with all entries, and ends the guest’s sessions', async () => {
    const ada = await world.guest();
    const ben = await world.guest();
    await ada.call(moodEndpoints.submit, { body: aMood(ada.userId) });
    const email = freshEmail();
    const body = { name: 'Ada', email, password: 'correct horse' };
    const asked = await ada.call(identityEndpoints.upgrade, { body });
    expect(asked).toMatchObject({ status: 200, body: { checkMail: true } });
    expect((await ada.call(identityEndpoints.me)).body).toMatchObject({ role: 'guest' });
    const secret = secretIn(await world.newestTo(email));
    // The link is opened in the browser in which the guest is signed in.
    const made = await ada.call(mailEndpoints.finishSignup, {
      body: { secret, password: 'correct horse' },
    });
    expect(made.body).toMatchObject({ userId: ada.userId, email, role: 'person' });
    expect(made.body).not.toHaveProperty('leftGuest');
    expect((await world.caller(ada.cookie).call(identityEndpoints.me)).status).toBe(401);
    expect((await ben.call(identityEndpoints.me)).body).toMatchObject({ role: 'guest' });
    const cookie = String([made.headers['set-cookie']].flat()[0]).split(';')[0];
    const moods = await world
      .caller(cookie)
      .call(moodEndpoints.all, { params: { userId: ada.userId } });
    expect(moods.body).toHaveLength(1);
  });

  it('does not tell a guest either whether an address is taken', async () => {
    const taken = freshEmail();
    await world.join(taken);
    const answers = [];
    for (const email of [taken, freshEmail()]) {
      const guest = await world.guest();
      const body = { name: 'Eve', email, password: 'the password of Eve' };
      const upgrade = () => guest.call(identityEndpoints.upgrade, { body });
      const { answer, ...made } = await statements.during(upgrade);
      expect(made.statements.length).toBeGreaterThan(0);
      answers.push({ ...shape(answer), ...made });
    }
    expect(answers[0]).toEqual(answers[1]);
    expect((await world.newestTo(taken))?.subject).toBe('You already have an account');
  });

  it('creates a therapist only with a valid invitation, once', async () => {
    const { code } = await invitationStore(world.database.db).make(world.clock.ms);
    const therapist = { ...ABOUT, invitation: code };
    const wrong = await signUp(freshEmail(), { therapist: { ...ABOUT, invitation: 'ABCD' } });
    expect(wrong).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'body.therapist.invitation' }] },
    });
    const [first, second] = [freshEmail(), freshEmail()];
    for (const email of [first, second]) {
      expect((await signUp(email, { therapist })).body).toEqual({ checkMail: true });
    }
    const made = await finish(secretIn(await world.newestTo(first)));
    expect(made).toMatchObject({ status: 201, body: { role: 'therapist', about: ABOUT } });
    const again = await finish(secretIn(await world.newestTo(second)));
    expect(again).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'body.therapist.invitation' }] },
    });
    expect((await world.logIn(second, 'correct horse')).status).toBe(401);
  });

  it('does not get far without the link', async () => {
    const email = freshEmail();
    const { is } = await world.join(email);
    expect((is satisfies SignedIn).email).toBe(email);
    expect((await finish('x'.repeat(43))).status).toBe(404);
    expect((await finish('x')).status).toBe(400);
  });
});
