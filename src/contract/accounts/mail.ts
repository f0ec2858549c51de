import * as z from 'zod/mini';
import { texts } from '#texts/identity.js';
import { email, givenPassword, newPassword, signedIn } from '../identity.ts';
import { endpoint } from '../shared/endpoint.ts';
import { done } from '../shared/fields.ts';

/** The secret in a link sent by mail. */
const secret = z
  .string({ error: () => texts.linkNotComplete })
  .check(z.regex(/^[\w-]{43}$/, { error: () => texts.linkToOpenAgain }));

export const confirmAddressBody = z.object({ secret });

export const resetPasswordBody = z.object({ secret, newPassword });

export const finishSignupBody = z.object({ secret, password: givenPassword });

export const askResetBody = z.object({ email });

export const mailEndpoints = {
  askReset: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    summary:
      'Sends a link for a new password to an address, if there is an account. The answer is the same if there is none.',
    access: 'public',
    body: askResetBody,
    status: 200,
    reply: done,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password/finish',
    summary: 'Sets a new password by the link of a mail, and ends all sessions of the person.',
    access: 'public',
    body: resetPasswordBody,
    status: 200,
    reply: done,
  }),
  finishSignup: endpoint({
    method: 'POST',
    path: '/auth/signup/finish',
    summary: 'Makes the account of a sign-up by the link of a mail, and signs the person in.',
    access: 'public',
    body: finishSignupBody,
    status: 201,
    reply: signedIn,
  }),
  address: endpoint({
    method: 'GET',
    path: '/auth/email',
    summary: 'Whether the person’s address is confirmed.',
    access: 'session',
    status: 200,
    reply: z.object({ confirmed: z.boolean() }),
  }),
  askConfirmation: endpoint({
    method: 'POST',
    path: '/auth/confirm-email',
    summary: 'Sends a link to the person’s address that confirms it.',
    access: 'session',
    status: 200,
    reply: done,
  }),
  confirmAddress: endpoint({
    method: 'POST',
    path: '/auth/confirm-email/finish',
    summary: 'Confirms an address by the link of a mail.',
    access: 'public',
    body: confirmAddressBody,
    status: 200,
    reply: done,
  }),
};
