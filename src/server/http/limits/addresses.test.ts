import { describe, expect, it } from 'vitest';
import { checkAll } from '#tests/support/check-all.ts';
import { networksOf } from './addresses.ts';

describe('networksOf', () => {
  it('identifies an IPv4 address by itself', () => {
    checkAll(
      [
        ['203.0.113.7', '203.0.113.7'],
        ['203.0.113.7:50123', '203.0.113.7'],
        ['::ffff:203.0.113.7', '203.0.113.7'],
        ['::FFFF:203.0.113.7', '203.0.113.7'],
        ['::ffff:cb00:7107', '203.0.113.7'],
        ['0:0:0:0:0:FFFF:CB00:7107', '203.0.113.7'],
        ['0000:0000::ffff:203.0.113.7', '203.0.113.7'],
        ['[::ffff:cb00:7107]:50123', '203.0.113.7'],
        ['::ffff:cb00:7107%eth0', '203.0.113.7'],
        ['::ffff:0:1', '0.0.0.1'],
        ['not an address', 'unknown'],
        ['', 'unknown'],
      ],
      ([address, narrow]) => {
        expect(networksOf(address)).toEqual({ narrow, wide: null });
      },
    );
  });

  it('identifies an IPv6 address by its /64 and its /48', () => {
    checkAll(
      [
        ['[2001:db8:1:2::1]:50123', '2001:db8:1:2', '2001:db8:1'],
        ['2001:DB8:1:2::1', '2001:db8:1:2', '2001:db8:1'],
        ['2001:0db8:0001:0002::1', '2001:db8:1:2', '2001:db8:1'],
        ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
        ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
        ['2001::2:3:4:5:6:7', '2001:0:2:3', '2001:0:2'],
        ['fe80::1%eth0', 'fe80:0:0:0', 'fe80:0:0'],
        ['::1', '0:0:0:0', '0:0:0'],
        ['::', '0:0:0:0', '0:0:0'],
        // An obsolete IPv4-compatible address. Such an address does not count as IPv4.
        ['::cb00:7107', '0:0:0:0', '0:0:0'],
      ],
      ([address, narrow, wide]) => {
        expect(networksOf(address)).toEqual({ narrow: `${narrow}::/64`, wide: `${wide}::/48` });
      },
    );
  });
});
