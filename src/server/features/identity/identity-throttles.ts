import type { Throttle, ThrottleFactory } from '#server/db/throttle.ts';
import { HttpError } from '#server/errors.ts';
import { addressThrottle } from '#server/http/limits/addresses.ts';
import { texts } from '#texts/identity.js';

const QUARTER_HOUR_S = 900;
const HALF_HOUR_S = 1800;
const HOUR_S = 3600;
const DAY_S = 86_400;

/**
 * Limits of guesses at a secret of an account, such as its password. Each known device has a limit of its own, so that
 * guesses from elsewhere cannot lock the person out.
 */
const guessLimits = (make: ThrottleFactory, name: string) => ({
  byKnownDevice: make({ name: `${name}-device`, attempts: 10, windowS: QUARTER_HOUR_S }),
  fromAddress: make({ name: `${name}-from`, attempts: 10, windowS: QUARTER_HOUR_S }),
  // This limit applies to all unknown devices together: from the 51st wrong guess in a day on, each attempt must wait up
  // to five minutes.
  byAccount: make({ name: `${name}-account`, attempts: 50, windowS: DAY_S, slowedToS: 300 }),
  byAddress: addressThrottle(make, {
    name: `${name}-address`,
    attempts: 100,
    windowS: QUARTER_HOUR_S,
  }),
});

export type GuessLimits = ReturnType<typeof guessLimits>;

/**
 * Rate limits against guessing and mass sign-ups. The limits are high enough for a school or clinic whose people share
 * one network address.
 */
export const identityThrottles = (make: ThrottleFactory) => ({
  logins: guessLimits(make, 'login'),
  // Counted apart from logins, because people who forgot the password have often tried several before.
  passwordCodes: guessLimits(make, 'password-code'),
  passwordChecks: make({ name: 'password', attempts: 10, windowS: QUARTER_HOUR_S }),
  // This limit and the next one apply to a device on which the second factor was given before.
  factorsByKnownDevice: make({ name: 'factor-device', attempts: 10, windowS: QUARTER_HOUR_S }),
  factorsByKnownDeviceADay: make({
    name: 'factor-device-day',
    attempts: 50,
    windowS: DAY_S,
    slowedToS: HALF_HOUR_S,
  }),
  factorsFromAddress: make({ name: 'factor-from', attempts: 10, windowS: QUARTER_HOUR_S }),
  // This limit applies to all other devices together. It allows fewer than 90 of a million possible codes a day to be
  // tried, even if a mailed link is used to set a new password.
  factorsByAccount: make({
    name: 'factor-account',
    attempts: 30,
    windowS: DAY_S,
    slowedToS: HALF_HOUR_S,
  }),
  recoveries: make({ name: 'recovery', attempts: 10, windowS: QUARTER_HOUR_S }),
  factorMails: make({ name: 'factor-mail', attempts: 1, windowS: DAY_S }),
  passkeysByAddress: addressThrottle(make, {
    name: 'passkey-address',
    attempts: 100,
    windowS: QUARTER_HOUR_S,
  }),
  oidcByAddress: addressThrottle(make, {
    name: 'oidc-address',
    attempts: 300,
    windowS: QUARTER_HOUR_S,
  }),
  upgrades: make({ name: 'upgrade', attempts: 10, windowS: HOUR_S }),
  signupsByEmail: make({ name: 'signup-email', attempts: 10, windowS: HOUR_S }),
  resetsFromAddress: make({ name: 'reset-from', attempts: 5, windowS: HOUR_S }),
  // This limit applies to all network addresses together. It only delays attempts, so that nobody can block another
  // person's reset.
  resetsByEmail: make({ name: 'reset-email', attempts: 20, windowS: DAY_S, slowedToS: 300 }),
  resetsByAddress: addressThrottle(make, { name: 'reset-address', attempts: 50, windowS: HOUR_S }),
  confirmations: make({ name: 'confirm', attempts: 5, windowS: HOUR_S }),
  linksByAddress: addressThrottle(make, {
    name: 'link-address',
    attempts: 100,
    windowS: QUARTER_HOUR_S,
  }),
  newAccounts: addressThrottle(make, { name: 'signup-address', attempts: 200, windowS: HOUR_S }),
});

export type IdentityThrottles = ReturnType<typeof identityThrottles>;

const tryAgainIn = (seconds: number): string =>
  seconds < 60
    ? texts.tryAgainInSeconds({ count: seconds })
    : texts.tryAgainInMinutes({ count: Math.ceil(seconds / 60) });

/** Counts an attempt. Throws a 429 with the time to wait when there were too many attempts. */
export const refuseWhenTooMany = async (throttle: Throttle, key: string): Promise<void> => {
  const waitMs = await throttle.attempt(key);
  if (waitMs === null) return;
  const retryAfterS = Math.ceil(waitMs / 1000);
  throw new HttpError('too_many_requests', tryAgainIn(retryAfterS), { retryAfterS });
};
