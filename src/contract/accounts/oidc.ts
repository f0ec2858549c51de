import * as z from 'zod/mini';
import { texts } from '#texts/identity.js';
import { signedIn } from '../identity.ts';
import { endpoint } from '../shared/endpoint.ts';
import { done } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';

/** The maximum length of a callback's query string; no provider sends a longer one. */
const ANSWER_MAX = 8000;

const notRead = (): string => texts.loginNotRead;

/**
 * The page to open after a login. Only pages of the app are allowed, so that a login cannot redirect to another site.
 */
const returnTo = z
  .string({ error: () => texts.returnPageMissing })
  .check(z.refine((path) => pageOf(path) !== undefined, { error: () => texts.returnPageUnknown }));

/** The provider's address, which the browser opens next. */
const begun = z.object({ url: z.string() });

export const connectingBody = z.object({
  password: z.optional(
    z.string({ error: () => texts.passwordEmpty }).check(
      z.overwrite((text: string) => text.normalize('NFC')),
      z.maxLength(200, { error: () => texts.passwordTooLong({ max: 200 }) }),
    ),
  ),
});

export const oidcEndpoints = {
  begin: endpoint({
    method: 'POST',
    path: '/auth/oidc/begin',
    summary: 'Begins a login at the provider that whoever runs the server has set up.',
    access: 'public',
    body: z.object({ returnTo }),
    status: 200,
    reply: begun,
  }),
  beginConnecting: endpoint({
    method: 'POST',
    path: '/auth/oidc/connect/begin',
    summary:
      'Begins to connect an account at the provider; the password is asked for where there is no second factor.',
    access: 'session',
    stepUp: true,
    body: connectingBody,
    status: 200,
    reply: begun,
  }),
  beginConfirming: endpoint({
    method: 'POST',
    path: '/auth/oidc/confirm/begin',
    summary:
      'Begins a new login at the provider, for a step that asks for one in place of a password.',
    access: 'session',
    status: 200,
    reply: begun,
  }),
  finish: endpoint({
    method: 'POST',
    path: '/auth/oidc/finish',
    summary: 'Takes the query with which the provider sent the browser back, once.',
    access: 'public',
    body: z.object({
      answer: z.string({ error: notRead }).check(
        z.maxLength(ANSWER_MAX, { error: notRead }),
        // A URL contains only these characters.
        z.regex(/^[!-~]+$/, { error: notRead }),
      ),
    }),
    status: 200,
    reply: z.object({
      /** The flow that was started. */
      did: z.enum(['login', 'connect', 'confirm']),
      /** The person who is signed in now; null if somebody was already signed in. */
      person: z.nullable(signedIn),
      /** The page to open. */
      returnTo: z.string(),
    }),
  }),
  ways: endpoint({
    method: 'GET',
    path: '/auth/ways',
    summary: 'Says how the person can log in, and whether they made sure just now that it is them.',
    access: 'session',
    status: 200,
    reply: z.object({
      hasPassword: z.boolean(),
      passkeys: z.int(),
      /** The provider's name; null if none is configured. */
      provider: z.nullable(z.string()),
      /** The connected account at the provider; null if there is none. */
      connected: z.nullable(
        z.object({ connectedAt: z.string(), lastUsedAt: z.nullable(z.string()) }),
      ),
      /** Whether a passkey, a second factor or a new login was given in the last few minutes. */
      isConfirmed: z.boolean(),
    }),
  }),
  disconnect: endpoint({
    method: 'POST',
    path: '/auth/oidc/disconnect',
    summary:
      'Ends the connection with the account at the provider, unless it is the only way to log in.',
    access: 'session',
    stepUp: true,
    status: 200,
    reply: done,
  }),
};
