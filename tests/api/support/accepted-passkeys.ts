import { randomBytes } from 'node:crypto';
import { passkeyEndpoints } from '#contract/accounts/passkeys.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { challengeStore } from '#server/features/identity/passkeys/challenge-store.ts';
import { softAuthenticator } from '#tests/support/stand-ins/authenticator.ts';
import type { Body } from './nasty.ts';
import type { Person, TestApp } from './test-app.ts';

const ORIGIN = 'http://localhost';

/** A person with a passkey, with bodies that the passkey calls accept, even repeatedly. */
export const acceptedPasskeys = (world: TestApp) => {
  const challenges = challengeStore(world.database.db);
  const asked = async (purpose: 'login' | 'verify' | 'add', userId: UserId | null) => {
    const challenge = randomBytes(32).toString('base64url');
    await challenges.add({ challenge, purpose, userId }, world.clock.ms);
    return { challenge };
  };
  const make = async () => {
    const person = await world.signUp(`kay-${crypto.randomUUID()}@example.org`);
    const userId = person.userId as UserId;
    const key = softAuthenticator(ORIGIN);
    const body = { name: 'Key', response: key.make(await asked('add', userId)) };
    const added = await person.call(passkeyEndpoints.add, { body });
    return { person, userId, key, passkeyId: (added.body as { id: string }).id };
  };
  let made: Awaited<ReturnType<typeof make>> | null = null;

  return async (name: string): Promise<{ person: Person; body: Body } | null> => {
    if (!name.startsWith('passkeys.')) return null;
    made ??= await make();
    const { person, userId, key, passkeyId } = made;
    switch (name) {
      case 'passkeys.beginAdding':
        return { person, body: { password: person.password } };
      case 'passkeys.rename':
        return { person, body: { passkeyId, name: 'Phone' } };
      case 'passkeys.add': {
        // Remove earlier passkeys, because their number is limited.
        await world.database.db.deleteFrom('passkeys').where('id', '!=', passkeyId).execute();
        const response = softAuthenticator(ORIGIN).make(await asked('add', userId));
        return { person, body: { name: 'Key', response } };
      }
      case 'passkeys.login':
        return { person, body: { response: key.sign(await asked('login', null)) } };
      default:
        return { person, body: { response: key.sign(await asked('verify', userId)) } };
    }
  };
};
