import { Secret, TOTP } from 'otpauth';
import { inGroups } from '#domain/shared/typed-code.ts';
import { newTypedCode } from '#server/secrets.ts';

const ISSUER = 'Evenkeel';
/**
 * The settings of codes. Only these are supported by all authenticator apps; some apps ignore other settings without an
 * error.
 */
const APP = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How far the app's clock may differ, as a number of time steps before or after the current step. */
const WINDOW = 1;
/** Length of an app's secret: 160 bits, as long as a SHA-1 digest. */
const SECRET_BYTES = 20;
/** Number of characters in a recovery code: 60 random bits. */
const RECOVERY_CHARACTERS = 12;

/** A new secret for an authenticator app, in base32. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The URI from which an authenticator app imports the secret. */
export const appUri = (secret: string, label: string): string =>
  new TOTP({ ...APP, issuer: ISSUER, label, secret }).toString();

/** The time step of a code that is valid for the current step or a neighboring one. Null for any other code. */
export const stepOf = (secret: string, code: string, nowMs: number): number | null => {
  const app = new TOTP({ ...APP, secret });
  const delta = app.validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? null : app.counter({ timestamp: nowMs }) + delta;
};

/** A new recovery code, in the form from which the stored hash is calculated. `shown` formats a code for people. */
export const newRecoveryCode = (): string => newTypedCode(RECOVERY_CHARACTERS);

export const shown = (recoveryCode: string): string => inGroups(recoveryCode).join('-');
