import { createdAt, hidden, id, instant, json, nullable, text, whole } from './column.ts';
import { table } from './table.ts';

const device = text('What the browser says of itself and its device');

/** The tables of sessions, devices and passkeys. Exports leave out the secrets in these tables. */
export const ACCOUNT = {
  sessions: table(['id'], {
    id: id('The session'),
    secret_hash: hidden(text('SHA-256, in hex, of the secret that only the cookie holds')),
    earlier_hash: nullable(hidden(text('The hash before the secret was replaced'))),
    earlier_until: nullable(hidden(instant('Until when the earlier secret opens the session'))),
    earlier_verified: nullable(hidden(whole('1 where the second factor was given before'))),
    device,
    created_at: instant('When it began'),
    last_seen_at: instant('When it was last used, to the hour'),
    expires_at: instant('When it ends if it is not used'),
    verified_at: nullable(instant('When the second factor was given')),
  }),
  known_devices: table(['id'], {
    id: id('The device'),
    secret_hash: hidden(text('SHA-256, in hex, of the secret that only the device’s cookie holds')),
    device,
    created_at: instant('When the person first logged in on it'),
    last_seen_at: instant('When the person last logged in on it'),
    verified_at: nullable(instant('When the second factor was last given on it')),
  }),
  passkeys: table(['id'], {
    id: id('The passkey'),
    credential_id: hidden(text('What the authenticator calls it', 'base64url')),
    public_key: hidden(text('The COSE key', 'base64url')),
    counter: hidden(whole('How often it was used; 0 where the authenticator does not count')),
    transports: hidden(json('How browsers reach the authenticator')),
    name: text('What the person calls it'),
    created_at: createdAt,
    last_used_at: nullable(instant('When it was last used')),
    copy_suspected_at: nullable(instant('When it seemed to have been copied')),
  }),
};
