import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { type Connection, sharingEndpoints } from '#contract/sharing/sharing.ts';
import { QUOTAS } from '#server/db/usage/quotas.ts';
import { attempts } from '#tests/api/support/attempts.ts';
import { callTable } from '#tests/api/support/call-table.ts';
import { aMessage } from '#tests/api/support/examples.ts';
import { aConnection, aConsent, codeOf } from '#tests/api/support/sharing-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

/** The calls that are allowed for a person over quota, because they only read, remove, withdraw or switch something. */
const ANSWERED = [
  'calendar.download',
  'care.markAgenda',
  'care.removeAgenda',
  'chat.forgetTrigger',
  'chat.saveSettings',
  'clientCare.markAgenda',
  'clientCare.removeAgenda',
  'clientCare.removeNote',
  'clientCare.removePrivateNote',
  'clientCare.withdraw',
  'clients.removeMeeting',
  'distraction.remove',
  'goals.remove',
  'medication.removeDose',
  'medication.removeMedicine',
  'medication.removeRating',
  'mood.remove',
  'reminders.unsubscribe',
  'routines.preview',
  'routines.remove',
  'routines.reorder',
  'routines.resume',
  // This call is refused only if the change shares more.
  'sharing.change',
  'sharing.end',
  'sharing.lookUp',
  'sharing.removeCode',
  'sharing.takeBack',
  'tasks.letGo',
  'tasks.letGoAll',
  'tasks.notToday',
  'tasks.reorder',
  'urges.remove',
];

const withBody = callTable.filter(
  ([, { access, body }]) => access !== 'public' && body !== undefined,
);
const NONE = { all: 0, attention: 0, chat: 0, entries: 0, plans: 0, sharing: 0 };

describe.each(ANY_ENGINE)('a person over quota on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;
  const quotas = { ...QUOTAS };

  beforeEach(async () => {
    Object.assign(quotas, QUOTAS);
    world = await testApp(engine, { quotas });
    [ada, ben] = [await world.signUp('ada@example.org'), await world.signUp('ben@example.org')];
  });
  afterEach(() => world.close());

  const fill = () => Object.assign(quotas, NONE);

  it('can still use their account, and delete and withdraw everything', async () => {
    fill();
    const answered: string[] = [];
    const refused: string[] = [];
    for (const [name, endpoint] of withBody) {
      const person = name === 'identity.deleteAccount' ? ben : ada;
      const parts = attempts[name]?.parts({ ada: person, ben: person });
      const { status } = await person.call(endpoint, parts);
      (status === 413 ? refused : answered).push(name);
    }
    const ofAccounts = withBody.flatMap(([name, { path }]) =>
      path.startsWith('/auth/') ? [name] : [],
    );
    expect(refused.filter((name) => ofAccounts.includes(name))).toEqual([]);
    expect(answered.filter((name) => !ofAccounts.includes(name)).sort()).toEqual(ANSWERED);
  });

  it('can give the second factor', async () => {
    fill();
    const app = await world.authenticatorOf(ada);
    const recoveryCode = app.recoveryCodes[0];
    const recovered = await ada.call(secondFactorEndpoints.recover, { body: { recoveryCode } });
    expect(recovered.status).toBe(200);
    world.clock.ms += 30_000;
    const given = await ada.call(secondFactorEndpoints.verify, { body: { code: app.code() } });
    expect(given.status).toBe(200);
  });

  it('can share less, but not more', async () => {
    const { words } = await codeOf(ben);
    const consent = aConsent({ streams: { mood: 'summary' } });
    const body = aConnection(words, { consent });
    const { id } = (await ada.call(sharingEndpoints.connect, { body })).body as Connection;
    fill();
    const change = async (from: number, streams: object) => {
      const changed = { connectionId: id, from, consent: aConsent({ streams }), zone: 'UTC' };
      return (await ada.call(sharingEndpoints.change, { body: changed })).status;
    };
    expect(await change(1, { mood: 'summary', goals: 'summary' })).toBe(413);
    expect(await change(1, {})).toBe(200);
    expect(await change(2, { mood: 'summary' })).toBe(413);
  });

  it('can chat once storing is off', async () => {
    fill();
    const say = (person: Person) =>
      person.call(chatEndpoints.analyze, {
        body: aMessage(person.userId, {
          id: crypto.randomUUID(),
          text: 'I had a long day.',
          talkKey: 'A'.repeat(43),
        }),
      });
    const params = { userId: ada.userId };
    const off = await ada.call(chatEndpoints.saveSettings, { params, body: { storing: false } });
    expect(off.status).toBe(200);
    const answer = await say(ada);
    expect(answer).toMatchObject({ status: 200, body: { stored: false } });
    expect(JSON.stringify(answer.body)).not.toContain('couldn’t save');
    expect((await say(ben)).status).toBe(413);
  });
});
