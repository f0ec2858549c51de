import type { UserId } from '#domain/shared/brands.ts';
import { mailLinkStore } from '#server/features/identity/mail/link-store.ts';
import { passwordsAt } from '#server/passwords/passwords.ts';
import { CHEAP_PASSWORDS } from '#tests/support/cheap-passwords.ts';
import type { Body } from './nasty.ts';
import type { Person, TestApp } from './test-app.ts';

const PASSWORD = 'correct horse';

/** For the calls behind mail links: a person, and a body with the secret of a new link. */
export const acceptedMail = (world: TestApp) => {
  const links = mailLinkStore(world.database.db);
  let ofPassword: Promise<string> | null = null;
  return async (name: string): Promise<{ person: Person; body: Body } | null> => {
    if (!name.startsWith('mail.')) return null;
    const person = await world.guest();
    const address = `${crypto.randomUUID()}@example.org`;
    // A guest id is also a person id.
    const userId = person.userId as UserId;
    if (name === 'mail.finishSignup') {
      ofPassword ??= passwordsAt(CHEAP_PASSWORDS).hash(PASSWORD);
      const about = { name: 'Sam', passwordHash: await ofPassword, therapist: null };
      const secret = await links.make('sign-up', { address, userId, about }, world.clock.ms);
      return { person, body: { secret, password: PASSWORD } };
    }
    const purpose = name === 'mail.resetPassword' ? 'reset' : 'confirm';
    const secret = await links.make(purpose, { address, userId, about: null }, world.clock.ms);
    const body = purpose === 'reset' ? { secret, newPassword: PASSWORD } : { secret };
    return { person, body };
  };
};
