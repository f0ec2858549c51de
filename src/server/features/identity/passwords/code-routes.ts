import { PASSWORD_CODES, passwordCodeEndpoints } from '#contract/accounts/password-codes.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { accountGone, HttpError, invalidField } from '#server/errors.ts';
import type { Session } from '#server/http/caller.ts';
import { refuseCommon } from '#server/passwords/common-passwords.ts';
import { digest, newTypedCode } from '#server/secrets.ts';
import { texts } from '#texts/identity.js';
import type { ConfirmPassword } from '../account-routes.ts';
import type { LoginAttempts } from '../devices/login-attempts.ts';
import type { IdentityParts } from '../identity-routes.ts';
import { shown } from '../second-factor/codes.ts';
import { type PasswordCodeStore, passwordCodeStore } from './code-store.ts';
import type { ResetPassword } from './password-reset.ts';

/**
 * Number of characters in a code: 80 random bits. That is more than in a recovery code of the second factor, because a
 * code takes the place of the password, whose hash is costly to guess from a stolen database.
 */
const CODE_CHARACTERS = 16;

interface PasswordCodeParts extends Pick<IdentityParts, 'serve' | 'users' | 'passwords'> {
  readonly codes: PasswordCodeStore;
  /** Limits the guesses at codes. */
  readonly attempts: Pick<LoginAttempts, 'count'>;
  readonly resetPassword: ResetPassword;
  readonly confirmPassword: ConfirmPassword;
  /** Whether the person has set up an authenticator app. */
  readonly hasFactor: (userId: UserId) => Promise<boolean>;
}

/** Endpoints for the recovery codes of the password: making them, and setting a new password with one. */
export const passwordCodeRoutes = ({
  serve,
  users,
  passwords,
  codes,
  attempts,
  resetPassword,
  confirmPassword,
  hasFactor,
}: PasswordCodeParts): void => {
  const refuseGuests = ({ role }: Session): void => {
    if (role === 'guest') throw new HttpError('forbidden', texts.guestHasNoPassword);
  };

  serve(passwordCodeEndpoints.left, async ({ subject }) => {
    const { left, madeAt } = await codes.state(subject);
    return { codesLeft: left, madeAt };
  });

  serve(passwordCodeEndpoints.make, async ({ subject, session, body, at }) => {
    refuseGuests(session);
    const found = await users.byId(subject);
    if (found === null) throw accountGone();
    if (found.passwordHash === null) throw new HttpError('conflict', texts.accountHasNoPassword);
    // People with a second factor have just given it, because this call requires step-up authentication.
    if (!(await hasFactor(subject))) await confirmPassword(session, 'password', body.password);
    const made = Array.from({ length: PASSWORD_CODES }, () => newTypedCode(CODE_CHARACTERS));
    await codes.replace(subject, made.map(digest), at);
    return { codes: made.map(shown) };
  });

  serve(passwordCodeEndpoints.reset, async ({ body, request }) => {
    const { email, recoveryCode, newPassword } = body;
    await refuseCommon('newPassword', newPassword);
    const forgetAttempts = await attempts.count(email, request);
    const codeHash = digest(recoveryCode);
    // One statement, which is the same for an unknown email, a wrong code and a used code. The code is checked before
    // the password is hashed, because hashing is expensive.
    const noMatch = (): HttpError => invalidField('recoveryCode', texts.wrongPasswordCode);
    const userId = await codes.owner(email, codeHash);
    if (userId === null) throw noMatch();
    const passwordHash = await passwords.hash(newPassword);
    await resetPassword(request, passwordHash, async (tx) => {
      if (!(await passwordCodeStore(tx).take(userId, codeHash))) throw noMatch();
      return { userId, address: email };
    });
    await forgetAttempts();
  });
};
