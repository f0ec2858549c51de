import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mailEndpoints } from '#contract/accounts/mail.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { invitationStore } from '#server/features/identity/therapists/invitations.ts';
import { ABOUT, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { refusalOf, runCommand } from '#tests/support/database/commands.ts';
import { placeOf } from '#tests/support/database/place-of.ts';

const PASSWORD = 'correct horse';
const NOBODY = 'There is no account with this email.\n';

describe('a command run next to the app', () => {
  let world: TestApp;
  let settings: Readonly<Record<string, string>>;
  beforeAll(async () => {
    world = await testApp('sqlite', { therapists: 'invite' });
    settings = { DATA_DIR: (await placeOf(world.database)).dataDir };
  });
  afterAll(() => world.close());

  const join = async (email: string, invitation: string): Promise<number> => {
    const therapist = { ...ABOUT, invitation };
    const body = { name: 'Dr Lee', email, password: PASSWORD, therapist };
    return (await world.caller().call(identityEndpoints.signup, { body })).status;
  };

  it('npm run reset:password shows a link for a new password', async () => {
    const ada = await world.signUp('ada@example.org', 'the old password');
    expect(await refusalOf('reset-password', ['eve@example.org'], settings)).toBe(NOBODY);
    const told = await runCommand('reset-password', ['ada@example.org'], settings);
    const secret = /^ {2}http:\/\/localhost:3000\/reset-password#([\w-]{43})$/m.exec(told)?.[1];
    const body = { secret, newPassword: 'the new password' };
    expect((await world.caller().call(mailEndpoints.resetPassword, { body })).status).toBe(200);
    expect((await ada.call(identityEndpoints.me)).status).toBe(401);
  });

  it('npm run invite:therapist shows an invitation that works for signup', async () => {
    const off = { ...settings, THERAPISTS: 'off' };
    expect(await refusalOf('invite-therapist', [], off)).toMatch(/^The setting THERAPISTS is off/);
    const origin = 'https://evenkeel.example.org';
    const told = await runCommand('invite-therapist', [], { ...settings, PUBLIC_URL: origin });
    const invitation = /Code: (\S+)/.exec(told)?.[1] ?? '';
    expect(told).toContain(`Link: ${origin}/#invitation=${invitation}`);
    expect(told).toMatch(/It works once, until \d+ \w+ \d{4}/);
    expect(await join('lee@example.org', invitation)).toBe(201);
  });

  it('npm run reset:second-factor makes the person set up a new app', async () => {
    const body = { email: 'kim@example.org', password: PASSWORD };
    const { code } = await invitationStore(world.database.db).make(world.clock.ms);
    expect(await join(body.email, code)).toBe(201);
    expect(await refusalOf('reset-second-factor', ['eve@example.org'], settings)).toBe(NOBODY);
    const told = await runCommand('reset-second-factor', [body.email], settings);
    expect(told).toContain('The next login sets up a new app.');
    const entered = await world.caller().call(identityEndpoints.login, { body });
    expect(entered).toMatchObject({ status: 200, body: { secondFactor: 'to-set-up' } });
  });
});
