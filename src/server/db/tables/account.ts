import { createdAt, hidden, id, instant, json, orNone, text, whole } from './column.ts';
import { table } from './table.ts';

const device = text('What the browser says of itself and its device');

/** Sessions, devices and passkeys. Exports leave their secrets out. */
export const ACCOUNT = {
  sessions: table('Where the person is logged in', ['id'], {
    id: id('The session'),
    secret_hash: hidden(text('SHA-256, in hex, of the secret that only the cookie holds')),
    earlier_hash: orNone(hidden(text('The hash before the secret was replaced'))),
    earlier_until: orNone(hidden(instant('Until when the earlier secret opens the session'))),
    earlier_verified: orNone(hidden(whole('1 where the second factor was given before'))),
    device,
    created_at: instant('When it began'),
    last_seen_at: instant('When it was last used, to the hour'),
    expires_at: instant('When it ends if it is not used'),
    verified_at: orNone(instant('When the second factor was given')),
  }),
  known_devices: table('Devices on which the person logged in', ['id'], {
    id: id('The device'),
    secret_hash: hidden(text('SHA-256, in hex, of the secret that only the device’s cookie holds')),
    device,
    created_at: instant('When the person first logged in on it'),
    last_seen_at: instant('When the person last logged in on it'),
    verified_at: orNone(instant('When the second factor was last given on it')),
  }),
  passkeys: table('Passkeys', ['id'], {
    id: id('The passkey'),
    credential_id: hidden(text('What the authenticator calls it', 'base64url')),
    public_key: hidden(text('The COSE key', 'base64url')),
    counter: hidden(whole('How often it was used; 0 where the authenticator does not count')),
    transports: hidden(json('How browsers reach the authenticator')),
    name: text('What the person calls it'),
    created_at: createdAt,
    last_used_at: orNone(instant('When it was last used')),
    copy_suspected_at: orNone(instant('When it seemed to have been copied')),
  }),
};
