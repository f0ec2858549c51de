import { describe, expect, it } from 'vitest';
import { isSameOrigin, type Provenance } from './same-origin.ts';

const post: Provenance = {
  method: 'POST',
  secFetchSite: undefined,
  origin: undefined,
  host: 'evenkeel.example.org',
  publicOrigin: null,
};

describe('isSameOrigin', () => {
  it.each<[string, Partial<Provenance>, boolean]>([
    ['reading from anywhere', { method: 'GET', secFetchSite: 'cross-site' }, true],
    ['a client that is no browser', {}, true],
    ['the app’s own page', { secFetchSite: 'same-origin' }, true],
    ['another site', { secFetchSite: 'cross-site' }, false],
    ['a neighbouring subdomain', { secFetchSite: 'same-site' }, false],
    ['an address typed by hand', { secFetchSite: 'none' }, false],
    ['an older browser on the app’s own page', { origin: 'https://evenkeel.example.org' }, true],
    [
      'an older browser where a proxy passes on the name as it was typed',
      { host: 'Evenkeel.Example.org', origin: 'https://evenkeel.example.org' },
      true,
    ],
    ['an older browser on another site', { origin: 'https://evil.example' }, false],
    ['a page without an origin', { origin: 'null' }, false],
    ['the same name on another port', { origin: 'https://evenkeel.example.org:8443' }, false],
    [
      'the public address in front of a proxy',
      { host: 'app:3000', origin: 'https://e.example', publicOrigin: 'https://e.example' },
      true,
    ],
    [
      'a name that is not the public address',
      { host: 'e2.example', origin: 'https://e2.example', publicOrigin: 'https://e.example' },
      false,
    ],
    [
      'a foreign page that forges the older header',
      { secFetchSite: 'cross-site', origin: 'https://evenkeel.example.org' },
      false,
    ],
  ])('%s', (_, change, expected) => {
    expect(isSameOrigin({ ...post, ...change })).toBe(expected);
  });
});
