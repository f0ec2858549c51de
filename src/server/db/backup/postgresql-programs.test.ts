import { describe, expect, it } from 'vitest';
import { programFor, withoutPassword } from './postgresql-programs.ts';

describe('a program of PostgreSQL', () => {
  it('that is missing or older than the server gives a one-line error', () => {
    expect(() => programFor('pg_dump', 99)).toThrow(/Install .*postgresql-client-99/);
  });

  it.each([
    'postgres://ada:open%20sesame@localhost/evenkeel',
    'postgres://ada@localhost/evenkeel?password=open+sesame',
  ])('gets its password only through the environment, from %s', (url) => {
    const { address, env } = withoutPassword(url);
    expect(address).toBe('postgres://ada@localhost/evenkeel');
    expect(env.PGPASSWORD).toBe('open sesame');
  });
});
