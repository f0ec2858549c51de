import { describe, expect, it } from 'vitest';
import { readConfig, StartError } from './config.ts';

describe('readConfig', () => {
  it('needs nothing set, and takes empty settings for unset ones', () => {
    const config = readConfig({ DATABASE_URL: '', PORT: '' });
    expect(config).toMatchObject({
      port: 3000,
      host: 'localhost',
      databaseUrl: null,
      publicUrl: null,
      trustProxy: false,
      logLevel: 'info',
    });
    expect(config.dataDir).toMatch(/[\\/]data$/);
  });

  it.each([
    ['true', true],
    ['false', false],
    ['2', 2],
    ['10.0.0.0/8, 192.0.2.1', '10.0.0.0/8, 192.0.2.1'],
    ['2001:db8::/32', '2001:db8::/32'],
  ])('reads TRUST_PROXY=%s', (text, expected) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(expected);
  });

  it.each([
    ['PORT', '70000'],
    ['PORT', '80a'],
    ['DATABASE_URL', 'mysql://user:hunter2@db/x'],
    ['PUBLIC_URL', 'evenkeel.example.org'],
    ['PUBLIC_URL', 'ftp://evenkeel.example.org'],
    ['PUBLIC_URL', 'https://example.org/evenkeel'],
    ['TRUST_PROXY', 'some'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['LOG_LEVEL', 'loud'],
  ])('stops at %s=%s with one line that names the setting and not its value', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^The setting ${name} has to be [^\\n]+\\.$`));
    expect(read).not.toThrow(value);
  });
});
