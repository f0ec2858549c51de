import { Secret, TOTP } from 'otpauth';
import { inGroups } from '#domain/shared/typed-code.ts';
import { newTypedCode } from '#server/secrets.ts';

const ISSUER = 'Evenkeel';
/** The only settings that every authenticator app supports; some apps silently ignore others. */
const APP = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Accepted clock drift in steps, either way. */
const WINDOW = 1;
/** 160 bits, the length of a SHA-1 digest. */
const SECRET_BYTES = 20;
/** 60 bits each. */
const RECOVERY_CHARACTERS = 12;

/** A new secret for an authenticator app, in base32. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** The URI with which an authenticator app imports the secret. */
export const appUri = (secret: string, label: string): string =>
  new TOTP({ ...APP, issuer: ISSUER, label, secret }).toString();

/** The time step of a code that is valid now, give or take one step; null for any other code. */
export const stepOf = (secret: string, code: string, nowMs: number): number | null => {
  const app = new TOTP({ ...APP, secret });
  const delta = app.validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? null : app.counter({ timestamp: nowMs }) + delta;
};

/** A new recovery code in the form that is hashed; `shown` formats it for people. */
export const newRecoveryCode = (): string => newTypedCode(RECOVERY_CHARACTERS);

export const shown = (recoveryCode: string): string => inGroups(recoveryCode).join('-');
