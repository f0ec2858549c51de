import * as z from 'zod/mini';
import { withPlainDigits } from '#domain/shared/numbers/digits.ts';
import { canonicalCode } from '#domain/shared/typed-code.ts';
import { texts } from '#texts/identity.js';
import { endpoint } from '../shared/endpoint.ts';
import { done, passwordAgain } from '../shared/fields.ts';

/** Whether an account needs a code from an authenticator app, and whether this session has given one. */
export const SECOND_FACTOR_STATES = ['none', 'to-set-up', 'needed', 'given'] as const;

/** The number of recovery codes in a new set. */
export const RECOVERY_CODES = 10;

const code = z.string({ error: () => texts.codeEmpty }).check(
  z.overwrite((text: string) => withPlainDigits(text).replace(/[\s\p{Pd}]/gu, '')),
  z.regex(/^\d{6}$/, { error: () => texts.codeMalformed }),
);

export const recoveryCode = z
  .string({ error: () => texts.recoveryCodeEmpty })
  .check(
    z.overwrite(canonicalCode),
    z.minLength(1, { error: () => texts.recoveryCodeEmpty }),
    z.maxLength(100, { error: () => texts.recoveryCodeTooLong({ max: 100 }) }),
  );

const codes = z.array(z.string());

export const beginSecondFactorBody = z.object({ password: passwordAgain });

export const recoverBody = z.object({ recoveryCode });

export const verifyCodeBody = z.object({ code });

export const secondFactorEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/auth/second-factor/begin',
    summary:
      'Gives the secret for an authenticator app, the first one or one that replaces it. A person gives the password before the first one.',
    access: 'session',
    beforeSecondFactor: true,
    body: beginSecondFactorBody,
    status: 200,
    reply: z.object({
      /** The set-up URI for the authenticator app, usually shown as a QR code. */
      uri: z.string(),
      /** The secret in groups of characters, for typing. */
      groups: z.array(z.string()),
    }),
  }),
  confirm: endpoint({
    method: 'POST',
    path: '/auth/second-factor/confirm',
    summary: 'Takes the first code of the authenticator app, and gives the recovery codes once.',
    access: 'session',
    beforeSecondFactor: true,
    body: z.object({ code }),
    status: 200,
    reply: z.object({ recoveryCodes: codes }),
  }),
  verify: endpoint({
    method: 'POST',
    path: '/auth/second-factor/verify',
    summary: 'Takes a code of the authenticator app for this session.',
    access: 'session',
    beforeSecondFactor: true,
    body: verifyCodeBody,
    status: 200,
    reply: z.object({ recoveryCodesLeft: z.int() }),
  }),
  recover: endpoint({
    method: 'POST',
    path: '/auth/second-factor/recover',
    summary: 'Takes a recovery code, which counts once, for this session.',
    access: 'session',
    beforeSecondFactor: true,
    body: recoverBody,
    status: 200,
    reply: z.object({ recoveryCodesLeft: z.int() }),
  }),
  left: endpoint({
    method: 'GET',
    path: '/auth/second-factor',
    summary: 'Says when the app in use was set up, and how many recovery codes are left.',
    access: 'session',
    status: 200,
    reply: z.object({ recoveryCodesLeft: z.int(), setUpAt: z.nullable(z.string()) }),
  }),
  renew: endpoint({
    method: 'POST',
    path: '/auth/second-factor/recovery-codes',
    summary: 'Makes new recovery codes in place of all earlier ones.',
    access: 'session',
    body: z.object({ code }),
    status: 200,
    reply: z.object({ recoveryCodes: codes }),
  }),
  remove: endpoint({
    method: 'POST',
    path: '/auth/second-factor/remove',
    summary: 'Removes the authenticator app and the recovery codes; therapists keep theirs.',
    access: 'session',
    stepUp: true,
    status: 200,
    reply: done,
  }),
};
