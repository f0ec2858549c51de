import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const notPublic = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  notPublic.addSubnet(net, bits, 'ipv4');
}
// These networks are not public either: addresses for documentation, and addresses that contain an IPv4 address.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const) {
  notPublic.addSubnet(net, bits, 'ipv6');
}
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether an IP address is public: neither in a private network nor on this machine. */
export const isPublicAddress = (address: string): boolean => {
  if (isIP(address) === 4) return !notPublic.check(address, 'ipv4');
  return (
    isIP(address) === 6 && publicV6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
  );
};

/**
 * Rules for the addresses that may be contacted. Loopback addresses are allowed only for a stand-in for a push service
 * on this machine, as in tests.
 */
export interface AddressRules {
  readonly allowLoopback: boolean;
}

const mayReach = (address: string, { allowLoopback }: AddressRules): boolean =>
  isPublicAddress(address) ||
  (allowLoopback && loopback.check(address, isIP(address) === 4 ? 'ipv4' : 'ipv6'));

/**
 * Whether a push URL is acceptable: it uses https, and its host is not a private IP address. The addresses of a host
 * name are checked only when the name is looked up.
 */
export const isAllowedUrl = (text: string, rules: AddressRules): boolean => {
  const { protocol, hostname } = new URL(text);
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) {
    if (!mayReach(host, rules)) return false;
    return protocol === 'https:' || rules.allowLoopback;
  }
  return protocol === 'https:' && host !== 'localhost' && !host.endsWith('.localhost');
};

/** The error for a forbidden address. */
const refused = (): NodeJS.ErrnoException =>
  Object.assign(new Error('This address may not be sent to.'), { code: 'EREFUSED' });

/**
 * Looks up a host name for a connection, and refuses the name if any of its addresses is not public. Because the check
 * is part of connecting, a later DNS change cannot lead into a private network.
 */
export const guardedLookup =
  (rules: AddressRules): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
      if (error !== null) return callback(error, '', 0);
      const [first] = found;
      if (first === undefined || !found.every(({ address }) => mayReach(address, rules))) {
        return callback(refused(), '', 0);
      }
      if (options.all === true) return callback(null, found);
      return callback(null, first.address, first.family);
    });
  };
