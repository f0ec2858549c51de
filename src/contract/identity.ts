import * as z from 'zod/mini';
import { ROLES } from '#domain/shared/role.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/identity.js';
import { SECOND_FACTOR_STATES } from './accounts/second-factor.ts';
import { therapistAbout, therapistSignup } from './accounts/therapist.ts';
import { EXPORT_FORMAT } from './data.ts';
import { endpoint } from './shared/endpoint.ts';
import { done, line, userId } from './shared/fields.ts';

export const PASSWORD_MIN = 8;
const PASSWORD_MAX = 200;
const EMAIL_MAX = 254;

export const email = z.string({ error: () => texts.emailEmpty }).check(
  z.overwrite((text: string) => text.trim().normalize('NFC').toLowerCase()),
  z.minLength(1, { error: () => texts.emailEmpty }),
  z.maxLength(EMAIL_MAX, { error: () => texts.emailTooLong({ max: EMAIL_MAX }) }),
  z.regex(/^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+\.[^\s@.\p{Cc}]+$/u, {
    error: () => texts.emailMalformed,
  }),
  z.refine((text) => text.isWellFormed(), {
    error: () => texts.emailUnstorable,
  }),
);

// Normalized, because the same letter can be one code point or two, depending on the keyboard.
const sameLetters = z.overwrite((text: string) => text.normalize('NFC'));

export const newPassword = z.string({ error: () => texts.passwordEmpty }).check(
  sameLetters,
  z.minLength(PASSWORD_MIN, { error: () => texts.passwordTooShort({ min: PASSWORD_MIN }) }),
  z.maxLength(PASSWORD_MAX, { error: () => texts.passwordTooLong({ max: PASSWORD_MAX }) }),
  z.refine((text) => text.isWellFormed(), { error: () => texts.passwordBroken }),
);

// A password that is only compared needs no minimum length; a short password is simply wrong.
export const givenPassword = z
  .string({ error: () => texts.passwordEmpty })
  .check(
    sameLetters,
    z.minLength(1, { error: () => texts.passwordEmpty }),
    z.maxLength(PASSWORD_MAX, { error: () => texts.passwordTooLong({ max: PASSWORD_MAX }) }),
  );

const name = line(() => common.name, 1, 100);

const person = z.object({
  userId: z.string(),
  /** Empty for a guest. */
  name: z.string(),
  /** Null for a guest. */
  email: z.nullable(z.string()),
  role: z.enum(ROLES),
});

/** The signed-in person. `token` is the public handle of the session and grants no access. */
export const signedIn = z.extend(person, {
  token: z.string(),
  secondFactor: z.enum(SECOND_FACTOR_STATES),
  /** Null unless the person is a therapist. */
  about: z.nullable(therapistAbout),
  /** After a login from a guest session: the guest, whose entries can be moved to the account. */
  leftGuest: z.optional(z.object({ guestId: z.string(), hasEntries: z.boolean() })),
  /** After a login with a password: whether to offer a passkey. */
  offersPasskey: z.optional(z.boolean()),
});

export type SignedIn = z.infer<typeof signedIn>;

const whoIs = z.extend(signedIn, {
  /** Whether somebody shares data with this therapist, or did in the last 30 days. */
  hasClients: z.boolean(),
});

/** A mail was sent to the address; opening its link creates the account. */
const inMail = z.object({ checkMail: z.literal(true) });

export const registration = z.object({ name, email, password: newPassword });

/** Request bodies for signup and login. */
export const accountBodies = {
  signup: z.extend(registration, { therapist: z.optional(therapistSignup) }),
  login: z.object({ name: z.optional(z.nullable(z.string())), email, password: givenPassword }),
};

export const deleteAccountBody = z.object({ password: z.optional(givenPassword) });

export const changePasswordBody = z.object({
  currentPassword: z.optional(givenPassword),
  newPassword,
});

export const identityEndpoints = {
  signup: endpoint({
    method: 'POST',
    path: '/auth/signup',
    summary:
      'Makes an account and signs the person in; where mails are sent, sends a link that does, and answers the same for an address that is taken.',
    access: 'public',
    body: accountBodies.signup,
    status: 201,
    reply: z.union([signedIn, inMail]),
  }),
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    summary: 'Signs a person in.',
    access: 'public',
    body: accountBodies.login,
    status: 200,
    reply: signedIn,
  }),
  guest: endpoint({
    method: 'POST',
    path: '/auth/guest',
    summary: 'Makes a guest account, which needs no name, email or password.',
    access: 'public',
    status: 201,
    reply: signedIn,
  }),
  upgrade: endpoint({
    method: 'POST',
    path: '/auth/upgrade',
    summary:
      'Turns the guest into a full account that keeps its id and all its data; where mails are sent, by a link in one.',
    access: 'session',
    body: registration,
    status: 200,
    reply: z.union([signedIn, inMail]),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    summary: 'Ends this session.',
    access: 'public',
    status: 200,
    reply: done,
  }),
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    summary: 'Says who is signed in, and whether anybody shares with them.',
    access: 'session',
    beforeSecondFactor: true,
    status: 200,
    reply: whoIs,
  }),
  changeAbout: endpoint({
    method: 'POST',
    path: '/auth/about',
    summary: 'Changes what a therapist says of themselves.',
    access: 'session',
    body: therapistAbout,
    status: 200,
    reply: therapistAbout,
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    summary: 'Lists where the person is signed in, the newest first.',
    access: 'session',
    status: 200,
    reply: z.array(
      z.object({
        sessionId: z.string(),
        /** The shortened User-Agent header; empty if there was none. */
        device: z.string(),
        createdAt: z.string(),
        lastSeenAt: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
  revokeSession: endpoint({
    method: 'DELETE',
    path: '/auth/sessions/:sessionId',
    summary: 'Ends one of the person’s sessions.',
    access: 'session',
    params: z.object({ sessionId: userId }),
    status: 200,
    reply: done,
  }),
  logoutEverywhere: endpoint({
    method: 'POST',
    path: '/auth/logout-everywhere',
    summary: 'Ends all sessions of the person, this one too.',
    access: 'session',
    status: 200,
    reply: done,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/auth/password',
    summary:
      'Changes or sets the password and ends the person’s other sessions. Who has none yet makes sure in another way.',
    access: 'session',
    body: changePasswordBody,
    status: 200,
    reply: done,
  }),
  exportData: endpoint({
    method: 'GET',
    path: '/auth/export',
    summary: 'Everything that is kept of the person, by kind, as a file of JSON.',
    access: 'session',
    stepUp: true,
    status: 200,
    file: { type: 'application/json; charset=utf-8', name: 'evenkeel-data.json' },
    reply: z.object({
      format: z.literal(EXPORT_FORMAT.format),
      version: z.literal(EXPORT_FORMAT.version),
      exportedAt: z.string(),
      account: z.object({
        name: z.string(),
        email: z.nullable(z.string()),
        role: z.enum(ROLES),
        /** The accounts at login providers with which the person can log in here. */
        loginsElsewhere: z.array(
          z.object({
            issuer: z.string(),
            connectedAt: z.string(),
            lastUsedAt: z.nullable(z.string()),
          }),
        ),
      }),
      /** The stored rows, by kind. */
      entries: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  }),
  deleteAccount: endpoint({
    method: 'POST',
    path: '/auth/delete-account',
    summary: 'Deletes the account and everything in it. A guest needs no password.',
    access: 'session',
    stepUp: true,
    body: deleteAccountBody,
    status: 200,
    reply: done,
  }),
};
