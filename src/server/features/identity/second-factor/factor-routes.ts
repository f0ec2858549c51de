import type { FastifyRequest } from 'fastify';
import { RECOVERY_CODES, secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { inGroups } from '#domain/shared/typed-code.ts';
import { accountGone, HttpError, invalidField } from '#server/errors.ts';
import type { Session } from '#server/http/caller.ts';
import { refuseEarlier, refuseStale } from '#server/http/serve.ts';
import { digest } from '#server/secrets.ts';
import { texts } from '#texts/identity.js';
import type { ConfirmPassword } from '../account-routes.ts';
import type { IdentityParts } from '../identity-routes.ts';
import { appUri, newAppSecret, newRecoveryCode, shown, stepOf } from './codes.ts';
import type { FactorAttempts } from './factor-attempts.ts';
import type { Factor, FactorStore } from './factor-store.ts';

/** How long the secret of a setup that is not complete is shown again, for example after a reload. */
const SHOWN_AGAIN_MS = 900_000;
/** How long after a secret was created its first code is accepted. */
const TAKEN_MS = 3_600_000;

/** The secret whose first code has not been entered yet. Null when there is no such secret. */
const toConfirm = (factor: Factor | null): string | null =>
  factor?.confirmedAt === null ? factor.secret : (factor?.nextSecret ?? null);

const newCodes = () => Array.from({ length: RECOVERY_CODES }, newRecoveryCode);

interface FactorParts extends IdentityParts {
  readonly factors: FactorStore;
  readonly attempts: FactorAttempts;
  readonly confirmPassword: ConfirmPassword;
}

/** Endpoints for the authenticator app: setup, replacement, codes, recovery codes, and removal. */
export const factorRoutes = ({
  serve,
  users,
  sessions,
  now,
  factors,
  attempts,
  confirmPassword,
}: FactorParts): void => {
  const instant = (): string => new Date(now()).toISOString();

  const refuseGuests = ({ role }: Session): void => {
    if (role === 'guest') throw new HttpError('forbidden', texts.guestHasNoPassword);
  };

  /**
   * Throws unless the session recently gave the second factor, because replacing an app requires a recent code from the
   * current app.
   */
  const refuseUnproven = (session: Session): void => {
    if (session.needsSecondFactor) throw new HttpError('conflict', texts.firstYourApp);
    refuseStale(session);
  };

  const confirmedOf = async (userId: UserId) => {
    const factor = await factors.byUser(userId);
    if (factor === null || factor.confirmedAt === null) {
      throw new HttpError('conflict', texts.appNotSetUp);
    }
    return factor;
  };

  /** The time step of a correct code. Throws for a wrong code. The attempts are limited. */
  const checkedStep = async (
    session: Session,
    { secret, code, request }: { secret: string; code: string; request: FastifyRequest },
  ): Promise<number> => {
    refuseEarlier(session);
    await attempts.count(session.userId, request);
    const step = stepOf(secret, code, now());
    if (step === null) throw invalidField('code', texts.wrongCode);
    return step;
  };

  serve(secondFactorEndpoints.begin, async ({ subject, session, body }) => {
    refuseGuests(session);
    const found = await users.byId(subject);
    if (found === null) throw accountGone();
    const known = await factors.byUser(subject);
    const staleSince = new Date(now() - SHOWN_AGAIN_MS).toISOString();
    const begun = { secret: newAppSecret(), now: instant(), staleSince };
    if (known !== null && known.confirmedAt !== null) {
      refuseUnproven(session);
      await factors.beginNext(subject, begun);
    } else {
      // A therapist who must set up a second factor has no access to data until then, and has just logged in with the
      // password, so the password is not asked for again.
      if (!session.needsSecondFactor) await confirmPassword(session, 'password', body.password);
      await factors.begin(subject, begun);
    }
    const secret = toConfirm(await factors.byUser(subject));
    if (secret === null) throw new HttpError('conflict', texts.appSetUpAlready);
    const label = found.user.email ?? found.user.name;
    return { uri: appUri(secret, label), groups: inGroups(secret) };
  });

  serve(secondFactorEndpoints.confirm, async ({ subject, session, body, request, reply }) => {
    refuseGuests(session);
    const factor = await factors.byUser(subject);
    if (factor === null) throw new HttpError('conflict', texts.appNotSetUp);
    const secret = toConfirm(factor);
    if (secret === null) throw new HttpError('conflict', texts.appSetUpAlready);
    if (factor.confirmedAt !== null) refuseUnproven(session);
    if (now() - Date.parse(factor.madeAt) > TAKEN_MS)
      throw new HttpError('conflict', texts.setUpTooLate);
    const step = await checkedStep(session, { secret, code: body.code, request });
    const codes = newCodes();
    const codeHashes = codes.map(digest);
    await attempts.passed(session, { request, reply }, async (next) => {
      const given = { secret, step, codeHashes, next };
      if (!(await factors.confirm(subject, given)))
        throw new HttpError('conflict', texts.appSetUpAlready);
    });
    return { recoveryCodes: codes.map(shown) };
  });

  serve(secondFactorEndpoints.verify, async ({ subject, session, body, request, reply }) => {
    refuseGuests(session);
    const { secret } = await confirmedOf(subject);
    const step = await checkedStep(session, { secret, code: body.code, request });
    await attempts.passed(session, { request, reply }, async (next) => {
      if (!(await factors.verify(subject, { step, next })))
        throw invalidField('code', texts.usedCode);
    });
    return { recoveryCodesLeft: await factors.left(subject) };
  });

  serve(secondFactorEndpoints.recover, async ({ subject, session, body, request, reply }) => {
    refuseGuests(session);
    refuseEarlier(session);
    await attempts.countRecovery(subject, request);
    const codeHash = digest(body.recoveryCode);
    await attempts.passed(session, { request, reply }, async (next) => {
      if (!(await factors.recover(subject, { codeHash, next }))) {
        throw invalidField('recoveryCode', texts.wrongRecoveryCode);
      }
    });
    return { recoveryCodesLeft: await factors.left(subject) };
  });

  serve(secondFactorEndpoints.left, async ({ subject, session }) => {
    refuseGuests(session);
    const factor = await factors.byUser(subject);
    return {
      recoveryCodesLeft: await factors.left(subject),
      setUpAt: factor?.confirmedAt ?? null,
    };
  });

  serve(secondFactorEndpoints.renew, async ({ subject, session, body, request, reply }) => {
    refuseGuests(session);
    const { secret } = await confirmedOf(subject);
    const step = await checkedStep(session, { secret, code: body.code, request });
    const codes = newCodes();
    const codeHashes = codes.map(digest);
    await attempts.passed(session, { request, reply }, async (next) => {
      const given = { step, codeHashes, next };
      if (!(await factors.renew(subject, given))) throw invalidField('code', texts.usedCode);
    });
    return { recoveryCodes: codes.map(shown) };
  });

  serve(secondFactorEndpoints.remove, async ({ subject, session, request, reply }) => {
    if (session.role === 'therapist') throw new HttpError('forbidden', texts.factorIsKept);
    await factors.remove(subject);
    await sessions.replaceSecret(request, reply, session);
  });
};
