import { isIPv4, isIPv6 } from 'node:net';
import type { Throttle, ThrottleFactory } from '#server/db/throttle.ts';
import { HttpError } from '#server/errors.ts';

const QUARTER_HOUR_S = 900;
const HOUR_S = 3600;
const DAY_S = 86_400;

/** The counters that slow down guessing and mass sign-ups. A school or clinic may share one address. */
export const identityThrottles = (make: ThrottleFactory) => ({
  loginsByKnownDevice: make({ name: 'login-device', attempts: 10, windowS: QUARTER_HOUR_S }),
  loginsFromAddress: make({ name: 'login-from', attempts: 10, windowS: QUARTER_HOUR_S }),
  // All devices that are not known together: from the 51st wrong password of a day on with waits of up to five minutes.
  loginsByAccount: make({ name: 'login-account', attempts: 50, windowS: DAY_S, slowedToS: 300 }),
  loginsByAddress: make({ name: 'login-address', attempts: 100, windowS: QUARTER_HOUR_S }),
  passwordChecks: make({ name: 'password', attempts: 10, windowS: QUARTER_HOUR_S }),
  secondFactors: make({ name: 'second-factor', attempts: 10, windowS: QUARTER_HOUR_S }),
  passkeysByAddress: make({ name: 'passkey-address', attempts: 100, windowS: QUARTER_HOUR_S }),
  upgrades: make({ name: 'upgrade', attempts: 10, windowS: HOUR_S }),
  signupsByEmail: make({ name: 'signup-email', attempts: 10, windowS: HOUR_S }),
  newAccounts: make({ name: 'signup-address', attempts: 200, windowS: HOUR_S }),
});

export type IdentityThrottles = ReturnType<typeof identityThrottles>;

/** Some proxies add the port: "203.0.113.7:1234" and "[2001:db8::1]:1234". */
const withoutPort = (address: string): string =>
  /^\[([^\]]+)\](?::\d+)?$/.exec(address)?.[1] ??
  /^(\d+(?:\.\d+){3}):\d+$/.exec(address)?.[1] ??
  address;

/**
 * What an address counts as. One subscriber has a whole /64 of IPv6 addresses, so only its first
 * four groups count. Whatever is no address at all counts as one and the same.
 */
export const addressKey = (given: string): string => {
  const ip = withoutPort(given.trim()).replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIPv4(ip)) return ip;
  if (!isIPv6(ip)) return 'unknown';
  // The address in its one normal form: short, in lower case, and without a zone.
  const normal = new URL(`http://[${ip.replace(/%.*$/, '')}]`).hostname.slice(1, -1);
  const [head = '', tail] = normal.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap =
    tail === undefined ? [] : Array.from({ length: 8 - groups.length - after.length }, () => '0');
  return `${[...groups, ...gap, ...after].slice(0, 4).join(':')}::/64`;
};

const waitInWords = (seconds: number): string => {
  if (seconds < 60) return `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'one minute' : `${minutes} minutes`;
};

/** Counts one attempt; throws 429 with the time to wait when there were too many. */
export const refuseWhenTooMany = async (throttle: Throttle, key: string): Promise<void> => {
  const waitMs = await throttle.attempt(key);
  if (waitMs === null) return;
  const retryAfterS = Math.ceil(waitMs / 1000);
  throw new HttpError(
    'too_many_requests',
    `There were many attempts in a short time. Try again in ${waitInWords(retryAfterS)}.`,
    { retryAfterS },
  );
};
