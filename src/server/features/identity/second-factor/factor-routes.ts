import { RECOVERY_CODES, secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { inGroups } from '#domain/shared/typed-code.ts';
import { accountGone, HttpError, invalidField } from '#server/errors.ts';
import type { Session } from '#server/http/caller.ts';
import { digest } from '#server/secrets.ts';
import type { IdentityParts } from '../identity-routes.ts';
import { refuseWhenTooMany } from '../identity-throttles.ts';
import { appUri, newAppSecret, newRecoveryCode, shown, stepOf } from './codes.ts';
import type { FactorStore } from './factor-store.ts';

const WRONG_CODE =
  'This code is not right. Take the code that the app shows now. If it is refused again, check that the time of your device is right.';
const USED_CODE = 'This code was used already. Wait for the next one in your app.';
const WRONG_RECOVERY_CODE =
  'This recovery code is not right, or was used already. Each one counts once.';
const SET_UP = 'Your authenticator app is set up already.';
const NOT_SET_UP = 'Your authenticator app is not set up yet.';

const newCodes = () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

/** The authenticator app of a therapist: setting it up, giving its code, and the recovery codes. */
export const factorRoutes = ({
  serve,
  users,
  throttles,
  now,
  factors,
}: IdentityParts & { readonly factors: FactorStore }): void => {
  const instant = (): string => new Date(now()).toISOString();

  const refuseOthers = ({ role }: Session): void => {
    if (role !== 'therapist') {
      throw new HttpError('forbidden', 'Only the accounts of therapists have this so far.');
    }
  };

  const confirmedOf = async (userId: UserId) => {
    const factor = await factors.byUser(userId);
    if (factor?.confirmed !== true) throw new HttpError('conflict', NOT_SET_UP);
    return factor;
  };

  /** The step of a right code; guessing is throttled. */
  const checkedStep = async (userId: UserId, secret: string, code: string): Promise<number> => {
    await refuseWhenTooMany(throttles.secondFactors, userId);
    const step = stepOf(secret, code, now());
    if (step === null) throw invalidField('code', WRONG_CODE);
    return step;
  };

  serve(secondFactorEndpoints.begin, async ({ subject, session }) => {
    refuseOthers(session);
    const found = await users.byId(subject);
    if (found === null) throw accountGone();
    await factors.begin(subject, newAppSecret(), instant());
    const factor = await factors.byUser(subject);
    if (factor === null) throw accountGone();
    if (factor.confirmed) throw new HttpError('conflict', SET_UP);
    const label = found.user.email ?? found.user.name;
    return { uri: appUri(factor.secret, label), groups: inGroups(factor.secret) };
  });

  serve(secondFactorEndpoints.confirm, async ({ subject, session, body }) => {
    refuseOthers(session);
    const factor = await factors.byUser(subject);
    if (factor === null) throw new HttpError('conflict', NOT_SET_UP);
    if (factor.confirmed) throw new HttpError('conflict', SET_UP);
    const step = await checkedStep(subject, factor.secret, body.code);
    const codes = newCodes();
    const codeHashes = codes.map(digest);
    const given = { step, sessionId: session.id, codeHashes, now: instant() };
    if (!(await factors.confirm(subject, given))) throw new HttpError('conflict', SET_UP);
    await throttles.secondFactors.forget(subject);
    return { recoveryCodes: codes.map(shown) };
  });

  serve(secondFactorEndpoints.verify, async ({ subject, session, body }) => {
    refuseOthers(session);
    const { secret } = await confirmedOf(subject);
    const step = await checkedStep(subject, secret, body.code);
    const given = { step, sessionId: session.id, now: instant() };
    if (!(await factors.verify(subject, given))) throw invalidField('code', USED_CODE);
    await throttles.secondFactors.forget(subject);
    return { recoveryCodesLeft: await factors.left(subject) };
  });

  serve(secondFactorEndpoints.recover, async ({ subject, session, body }) => {
    refuseOthers(session);
    await refuseWhenTooMany(throttles.secondFactors, subject);
    const given = { codeHash: digest(body.recoveryCode), sessionId: session.id, now: instant() };
    if (!(await factors.recover(subject, given))) {
      throw invalidField('recoveryCode', WRONG_RECOVERY_CODE);
    }
    await throttles.secondFactors.forget(subject);
    return { recoveryCodesLeft: await factors.left(subject) };
  });

  serve(secondFactorEndpoints.left, async ({ subject, session }) => {
    refuseOthers(session);
    return { recoveryCodesLeft: await factors.left(subject) };
  });

  serve(secondFactorEndpoints.renew, async ({ subject, session, body }) => {
    refuseOthers(session);
    const { secret } = await confirmedOf(subject);
    const step = await checkedStep(subject, secret, body.code);
    const codes = newCodes();
    const given = { step, codeHashes: codes.map(digest) };
    if (!(await factors.renew(subject, given))) throw invalidField('code', USED_CODE);
    await throttles.secondFactors.forget(subject);
    return { recoveryCodes: codes.map(shown) };
  });
};
