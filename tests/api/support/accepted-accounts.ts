import { digest } from '#server/secrets.ts';
import type { Body } from './nasty.ts';
import { ABOUT, type Person, type TestApp, type Therapist } from './test-app.ts';

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
