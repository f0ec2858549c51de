import { createdAt, id, instant, orNone, table, text } from './column.ts';

const device = text('What the browser says of itself and its device');

/** The tables of where and how a person logs in, without their secrets. */
export const ACCOUNT = {
  sessions: table('sessions', 'Where the person is logged in', ['id'], {
    id: id('The session'),
    device,
    created_at: instant('When it began'),
    last_seen_at: instant('When it was last used, to the hour'),
    expires_at: instant('When it ends if it is not used'),
    verified_at: orNone(instant('When the second factor was given')),
  }),
  known_devices: table('known_devices', 'Devices on which the person logged in', ['id'], {
    id: id('The device'),
    device,
    created_at: instant('When the person first logged in on it'),
    last_seen_at: instant('When the person last logged in on it'),
    verified_at: orNone(instant('When the second factor was last given on it')),
  }),
  passkeys: table('passkeys', 'Passkeys', ['id'], {
    id: id('The passkey'),
    name: text('What the person calls it'),
    created_at: createdAt,
    last_used_at: orNone(instant('When it was last used')),
    copy_suspected_at: orNone(instant('When it seemed to have been copied')),
  }),
};
