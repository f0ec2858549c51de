import { getSession, onSignedOut } from '#client/lib/session/session.ts';
import { after, currentMs } from '#client/platform/after.ts';
import { deviceValue } from '#client/sync/device-value.ts';
import { OFFER_NAME } from './stored-offer.ts';

const OFFERS = ['password-codes', 'passkey'] as const;

/** What the app offers once: recovery codes after a sign-up, and a passkey after the second login with a password. */
type AccountOffer = (typeof OFFERS)[number];

/** The offer that the person has not answered yet. */
export const accountOffer = deviceValue(
  OFFER_NAME,
  (kept): AccountOffer | null => OFFERS.find((offer) => offer === kept) ?? null,
);

/** How long after a sign-up its password need not be typed again: as long as a step-up authentication is valid. */
const FRESH_MS = 600_000;

let signedUp: { readonly userId: string; readonly password: string; readonly atMs: number } | null =
  null;

const forget = (): void => {
  signedUp = null;
};

/**
 * Remembers the password of a sign-up in memory, for at most ten minutes and until the offer is answered or somebody
 * logs out, so that the person need not type it again for recovery codes.
 */
export const rememberTyped = (password: string): void => {
  const session = getSession();
  if (session.state !== 'in') return;
  signedUp = { userId: session.userId, password, atMs: currentMs() };
  after(FRESH_MS, forget);
  onSignedOut(session.userId, forget);
};

/** The password that this person typed for a sign-up a moment ago, or null. */
export const justTyped = (userId: string): string | null =>
  signedUp !== null && signedUp.userId === userId && currentMs() - signedUp.atMs < FRESH_MS
    ? signedUp.password
    : null;

/** Removes an offer that was answered. */
export const closeOffer = (answered: AccountOffer): void => {
  if (answered === 'password-codes') forget();
  if (accountOffer.get() === answered) accountOffer.set(null);
};
