import { describe, expect, it } from 'vitest';
import { checkAll } from '#tests/support/check-all.ts';
import { guardedLookup, isAllowedUrl, isPublicAddress } from './address.ts';

const OPEN = { allowLoopback: false };

describe('a push address', () => {
  it('is classified as public or not', () => {
    checkAll(
      [
        ['8.8.8.8', true],
        ['142.250.185.78', true],
        ['2a00:1450:4001:80f::200e', true],
        ['10.1.2.3', false],
        ['100.64.0.1', false],
        ['127.0.0.1', false],
        ['169.254.169.254', false],
        ['172.31.255.255', false],
        ['172.32.0.1', true],
        ['192.168.0.1', false],
        ['0.0.0.0', false],
        ['224.0.0.1', false],
        ['255.255.255.255', false],
        ['::1', false],
        ['::', false],
        ['fe80::1', false],
        ['fc00::1', false],
        ['::ffff:10.0.0.1', false],
        ['::ffff:8.8.8.8', false],
        ['64:ff9b::a00:1', false],
        ['2002:a00:1::', false],
        ['2001:db8::1', false],
        ['example.org', false],
      ],
      ([address, expected]) => {
        expect(isPublicAddress(address)).toBe(expected);
      },
    );
  });

  it('is allowed if it is public, or a loopback address where the rules permit it', () => {
    checkAll(
      [
        ['https://push.example.org/a', OPEN, true],
        ['http://push.example.org/a', OPEN, false],
        ['https://localhost/a', OPEN, false],
        ['https://app.localhost/a', OPEN, false],
        ['https://[::1]/a', OPEN, false],
        ['https://0x7f000001/a', OPEN, false],
        ['http://127.0.0.1:8080/a', { allowLoopback: true }, true],
        ['http://10.0.0.1/a', { allowLoopback: true }, false],
        ['https://192.168.1.1/a', { allowLoopback: true }, false],
      ],
      ([url, rules, expected]) => {
        expect(isAllowedUrl(url, rules)).toBe(expected);
      },
    );
  });
});

describe('a name that resolves to a private address', () => {
  const found = (allowLoopback: boolean, all: boolean) =>
    new Promise<unknown>((resolve) => {
      guardedLookup({ allowLoopback })('localhost', { all }, (error, address) => {
        resolve(error === null ? address : error.code);
      });
    });

  it('is refused on lookup, unless loopback is allowed', async () => {
    expect(await found(false, false)).toBe('EREFUSED');
    expect(await found(false, true)).toBe('EREFUSED');
    expect(await found(true, false)).toMatch(/^(127\.|::1)/);
    expect(await found(true, true)).toEqual(expect.arrayContaining([expect.anything()]));
  });
});
