import * as z from 'zod/mini';
import { email, newPassword } from '../identity.ts';
import { endpoint } from '../shared/endpoint.ts';
import { done, passwordAgain } from '../shared/fields.ts';
import { recoveryCode } from './second-factor.ts';

/** The number of codes in a new set. */
export const PASSWORD_CODES = 10;

export const makePasswordCodesBody = z.object({ password: passwordAgain });

export const resetByCodeBody = z.object({ email, recoveryCode, newPassword });

export const passwordCodeEndpoints = {
  left: endpoint({
    method: 'GET',
    path: '/auth/password-codes',
    summary:
      'Says how many recovery codes for the password are left, and when they were made. Null if there are none.',
    access: 'session',
    status: 200,
    reply: z.object({ codesLeft: z.int(), madeAt: z.nullable(z.string()) }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/auth/password-codes',
    summary:
      'Makes new recovery codes for the password in place of all earlier ones, and gives them once. People without a second factor also send the password.',
    access: 'session',
    stepUp: true,
    body: makePasswordCodesBody,
    status: 200,
    reply: z.object({ codes: z.array(z.string()) }),
  }),
  reset: endpoint({
    method: 'POST',
    path: '/auth/reset-password/by-code',
    summary:
      'Sets a new password by a recovery code, which works once, and ends all sessions of the person. The second factor stays.',
    access: 'public',
    body: resetByCodeBody,
    status: 200,
    reply: done,
  }),
};
