import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identityEndpoints } from '#contract/identity.ts';
import { systemEndpoints } from '#contract/system.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { resetSecondFactorOf } from '#server/features/identity/operator.ts';
import { invitationStore } from '#server/features/identity/therapists/invitations.ts';
import { digest } from '#server/secrets.ts';
import { ABOUT, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const { signup } = identityEndpoints;

const registration = (email: string, invitation?: string) => ({
  name: 'Dr Lee',
  email,
  password: 'correct horse',
  therapist: { ...ABOUT, ...(invitation === undefined ? {} : { invitation }) },
});

describe.each(ENGINES)('therapist signup by invitation on %s', (engine) => {
  let world: TestApp;
  const invite = async () => (await invitationStore(world.database.db).make(world.clock.ms)).code;
  const signUp = (email: string, invitation?: string) =>
    world.caller().call(signup, { body: registration(email, invitation) });

  beforeAll(async () => {
    world = await testApp(engine, { therapists: 'invite' });
  });
  afterAll(() => world.close());

  it('accepts an invitation in any typed form, once, also from two people simultaneously', async () => {
    const code = await invite();
    const typed = ` ${code.slice(0, 4).toUpperCase()}-${code.slice(4)} `;
    const answers = await Promise.all(
      ['one@example.org', 'two@example.org'].map((email) => signUp(email, typed)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400]);
    expect(answers.find(({ status }) => status === 201)?.body).toMatchObject({
      role: 'therapist',
      secondFactor: 'to-set-up',
      about: ABOUT,
    });
  });

  it('refuses a missing, wrong or expired invitation, and creates no account', async () => {
    const old = await invite();
    world.clock.ms += 14 * DAY_MS;
    for (const code of [undefined, '', 'abcd-efgh', old]) {
      const answer = await signUp('nobody@example.org', code);
      expect(answer).toMatchObject({
        status: 400,
        body: { issues: [{ path: 'body.therapist.invitation' }] },
      });
    }
    expect((await signUp('nobody@example.org', await invite())).status).toBe(201);
  });

  it('does not use up an invitation if the email is taken', async () => {
    await world.signUp('ada@example.org');
    const code = await invite();
    expect((await signUp('ada@example.org', code)).status).toBe(409);
    expect((await signUp('lee@example.org', code)).status).toBe(201);
  });

  it('does not store a code in plain text', async () => {
    const code = await invite();
    const rows = await world.database.db
      .selectFrom('therapist_invitations')
      .select('code_hash')
      .execute();
    expect(rows.map((row) => row.code_hash)).toContain(digest(code));
    expect(JSON.stringify(rows)).not.toContain(code);
  });
});

describe.each(ENGINES)('the server’s options on %s', (engine) => {
  it('state who may sign up, and refuse therapists where they are off', async () => {
    const organisationHelp = {
      text: 'Call the desk of Riverside, day and night.',
      number: '555 01',
    };
    const world = await testApp(engine, { therapists: 'off', organisationHelp });
    const options = await world.caller().call(systemEndpoints.options);
    expect(options).toMatchObject({ status: 200, body: { therapists: 'off', organisationHelp } });
    const answer = await world.caller().call(signup, { body: registration('lee@example.org') });
    expect(answer.status).toBe(403);
    await world.close();
  });
});

it.each(ENGINES)(
  'an operator makes only the named therapist set up a new app, on %s',
  async (engine) => {
    const world = await testApp(engine);
    const [lee, kim] = [
      await world.therapist('lee@example.org', 'correct horse'),
      await world.therapist('kim@example.org'),
    ];
    await resetSecondFactorOf(world.database, ' Lee@Example.org ');
    expect((await lee.call(identityEndpoints.me)).status).toBe(401);
    expect((await kim.call(identityEndpoints.sessions)).status).toBe(200);
    const entered = await world.caller().call(identityEndpoints.login, {
      body: { email: 'lee@example.org', password: 'correct horse' },
    });
    expect(entered).toMatchObject({ status: 200, body: { secondFactor: 'to-set-up' } });
    await world.close();
  },
);
