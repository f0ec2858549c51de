import { Secret, TOTP } from 'otpauth';
import { inGroups } from '#domain/shared/typed-code.ts';
import { newTypedCode } from '#server/secrets.ts';

const ISSUER = 'Evenkeel';
/** What every authenticator app knows; some apps ignore any other choice without a word. */
const APP = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** How many steps a clock may be off, either way. */
const WINDOW = 1;
/** 160 bits, as long as the digest. */
const SECRET_BYTES = 20;
/** 60 bits each. */
const RECOVERY_CHARACTERS = 12;

/** A new secret for an authenticator app, in base32. */
export const newAppSecret = (): string => new Secret({ size: SECRET_BYTES }).base32;

/** How an authenticator app takes the secret in. */
export const appUri = (secret: string, label: string): string =>
  new TOTP({ ...APP, issuer: ISSUER, label, secret }).toString();

/** The time step of a code that an app shows now, or one step around now; null for any other code. */
export const stepOf = (secret: string, code: string, nowMs: number): number | null => {
  const app = new TOTP({ ...APP, secret });
  const delta = app.validate({ token: code, timestamp: nowMs, window: WINDOW });
  return delta === null ? null : app.counter({ timestamp: nowMs }) + delta;
};

/** A new recovery code as it is kept; `shown` gives it as people type it. */
export const newRecoveryCode = (): string => newTypedCode(RECOVERY_CHARACTERS);

export const shown = (recoveryCode: string): string => inGroups(recoveryCode).join('-');
