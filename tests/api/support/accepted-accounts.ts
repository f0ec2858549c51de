import type { UserId } from '#domain/shared/brands.ts';
import { passwordCodeStore } from '#server/features/identity/passwords/code-store.ts';
import { digest } from '#server/secrets.ts';
import type { Body } from './nasty.ts';
import { ABOUT, type Person, type TestApp, type Therapist } from './test-app.ts';

/** A person for the calls of recovery codes for the password, with a body that each call accepts, even repeatedly. */
export const acceptedPasswordCodes = (world: TestApp) => {
  let person: Person | null = null;
  return async (name: string): Promise<{ person: Person; body: Body } | null> => {
    if (!name.startsWith('passwordCodes.')) return null;
    person ??= await world.signUp(`pat-${crypto.randomUUID()}@example.org`);
    const { password, email, userId } = person;
    if (name === 'passwordCodes.make') return { person, body: { password } };
    const recoveryCode = '0123-4567-89ab-cdef';
    const hashes = [digest(recoveryCode.replaceAll('-', ''))];
    const now = new Date(world.clock.ms).toISOString();
    await passwordCodeStore(world.database.db).replace(userId as UserId, hashes, now);
    return { person, body: { email, recoveryCode, newPassword: password } };
  };
};

/** A therapist for the second factor calls, with a body that each call accepts, even repeatedly. */
export const acceptedAccounts = (world: TestApp) => {
  let therapist: Therapist | null = null;
  return async (name: string): Promise<{ person: Person; body: Body } | null> => {
    if (!name.startsWith('secondFactor.') && name !== 'identity.changeAbout') return null;
    therapist ??= await world.therapist(`lee-${crypto.randomUUID()}@example.org`);
    const { db } = world.database;
    const { userId } = therapist;
    const isSetUp = name !== 'secondFactor.confirm';
    await db
      .updateTable('second_factors')
      .set({ last_step: null, confirmed_at: isSetUp ? '2026-03-10T12:00:00.000Z' : null })
      .where('user_id', '=', userId)
      .execute();
    if (name === 'identity.changeAbout') return { person: therapist, body: { ...ABOUT } };
    if (name !== 'secondFactor.recover')
      return { person: therapist, body: { code: therapist.code() } };
    const [recoveryCode = ''] = therapist.recoveryCodes;
    // Other calls may have replaced the stored code.
    await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
    const code_hash = digest(recoveryCode.replaceAll('-', ''));
    await db
      .insertInto('recovery_codes')
      .values({ user_id: userId, code_hash, used_at: null })
      .execute();
    return { person: therapist, body: { recoveryCode } };
  };
};
