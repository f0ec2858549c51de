import { describe, expect, it } from 'vitest';
import { pageAfterLogin } from './page-after-login.ts';

const home = (role: 'person' | 'therapist' | 'guest' | null) =>
  pageAfterLogin('/homepage', {
    state: 'in',
    userId: 'u',
    token: 't',
    role,
    owesSecondFactor: false,
  });

describe('the page after a login', () => {
  it('is the requested one, or the clients instead of Today for therapists', () => {
    expect(home('therapist')).toBe('/features/clients');
    expect(home('person')).toBe('/homepage');
    expect(home(null)).toBe('/homepage');
    expect(pageAfterLogin('/settings', { state: 'out' })).toBe('/settings');
  });
});
